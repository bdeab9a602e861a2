import path from 'node:path';

/** Commands send one line of JSON to the running server through it, and get one back. */
export type BackupRequest = { readonly folder: string };
export type BackupReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** The kernel's limit is 108 bytes on Linux, 104 on others; a longer address is cut off without an error. */
const MAX_ADDRESS_BYTES = 100;

/** Undefined when the data folder's path is too long for a socket. */
export function socketAddress(dataDir: string): string | undefined {
  const address = path.resolve(dataDir, 'backup.sock');
  return Buffer.byteLength(address) > MAX_ADDRESS_BYTES ? undefined : address;
}
