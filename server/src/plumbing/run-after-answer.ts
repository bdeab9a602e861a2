import type { FastifyInstance } from 'fastify';
import { createQueue } from './create-queue.ts';

const MAX_AT_ONCE = 2;

/** The fields of such an error that may be logged: its message could contain an address or a secret. */
function harmless(error: unknown): object {
  const { name, code, responseCode, command } = error as Record<string, unknown>;
  return { name, code, responseCode, command };
}

/**
 * Work after the response, which it cannot fail: a few jobs at once; a failure is logged without its message,
 * and the server finishes running jobs before it closes.
 */
export function runAfterAnswer(
  app: FastifyInstance,
  failure: string,
): (work: () => Promise<void>) => void {
  const queue = createQueue(MAX_AT_ONCE);
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const run = queue(work)
      .catch((error: unknown) => {
        app.log.error(harmless(error), failure);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };
}
