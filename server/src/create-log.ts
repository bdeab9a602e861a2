import { pino, type DestinationStream, type Logger } from 'pino';
import { loggedError } from './plumbing/logged-error.ts';

/** Readable lines on a terminal, else JSON. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // A socket's address contains its token, and a header may too: neither is ever logged.
    redact: ['req.headers', 'req.query', 'headers'],
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  const transport = { target: 'pino-pretty', options: { ignore: 'pid,hostname' } };
  return pino({ ...options, transport });
}
