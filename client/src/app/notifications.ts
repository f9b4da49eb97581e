/** Browsers tell outside their window only over HTTPS or on the same machine, and only if the person agreed. */
export const canNotify = (): boolean => isSecureContext && "Notification" in globalThis;

/** Asks the person once; true if they agree. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}
