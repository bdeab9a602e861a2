import { pino, type Logger } from 'pino';

/** Readable lines on a terminal, else JSON. */
export function createLog(level: string): Logger {
  const isTerminal = process.stdout.isTTY;
  return pino({
    level,
    // A socket's address contains its token, and a header may too: neither is ever logged.
    redact: ['req.headers', 'req.query', 'headers'],
    ...(isTerminal
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  });
}
