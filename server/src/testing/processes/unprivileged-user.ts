import { execFileSync } from 'node:child_process';

export type UnprivilegedUser = { readonly uid?: number; readonly gid?: number };

/** A user of this name for a program that refuses to run as root; without root, the present one. */
export function unprivilegedUser(name: string): UnprivilegedUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
