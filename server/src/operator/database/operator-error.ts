/** The command cannot be done; the message contains the reason and the next step. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
