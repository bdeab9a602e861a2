import { AppError } from '../http/app-error.ts';
import type { JobMessage, ReplyMessage } from './background-messages.ts';

function replyTo(id: number, error: unknown): ReplyMessage {
  if (error instanceof AppError) {
    const { code, facts, validationErrors } = error;
    return { id, kind: 'refused', code, facts, validationErrors };
  }
  return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** Makes this process a background process: it does each job that the server sends, and ends with the server. */
export function serveJobs(work: (job: never) => Promise<unknown>): void {
  const send = (reply: ReplyMessage): void => {
    process.send?.(reply);
  };
  process.on('message', ({ id, job }: JobMessage) => {
    work(job as never).then(
      (result) => send({ id, kind: 'done', result }),
      (error: unknown) => send(replyTo(id, error)),
    );
  });
  process.once('disconnect', () => process.exit());
  // A terminal or a supervisor sends these to every process: the server still answers its last requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
