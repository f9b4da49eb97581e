/**
 * Put a text into the clipboard. Browsers offer that only over HTTPS or on the same machine; on a home network the
 * old way by a selected field still works, and else the field stays selected for the person's own Ctrl+C.
 */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  if (isSecureContext && "clipboard" in navigator) {
    const worked = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (worked) return true;
  }
  field.focus();
  field.select();
  return document.execCommand("copy");
}
