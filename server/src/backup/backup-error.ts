/** A backup cannot be made or restored; the message contains the reason and the next step. */
export class BackupError extends Error {
  override name = 'BackupError';
}
