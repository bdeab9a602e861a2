/** The disk, or the part of it that this server may use. */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
