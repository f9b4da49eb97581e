/** What this browser remembers. Where storage is switched off or full it remembers until the page is left. */
const fallback = new Map<string, string>();

export function recall<Value>(key: string, otherwise: Value): Value {
  try {
    const written = fallback.get(key) ?? localStorage.getItem(key);
    return written === null ? otherwise : (JSON.parse(written) as Value);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const written = JSON.stringify(value);
  try {
    localStorage.setItem(key, written);
    fallback.delete(key);
  } catch {
    fallback.set(key, written);
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}
