/** Browsers read the file a moment after the press. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
