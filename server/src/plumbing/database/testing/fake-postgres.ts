import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { portOf } from '../../../testing/app/port-of.ts';

/** The messages of PostgreSQL's protocol: a letter, the length of the rest, the rest. */
function message(letter: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const rest = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(rest.length + 4);
  return Buffer.concat([Buffer.from(letter), length, rest]);
}

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const int32 = (value: number): Buffer => Buffer.concat([int16(value >> 16), int16(value & 0xffff)]);

const TEXT_TYPE = 25;
const ready = message('Z', 'I');
const welcome = Buffer.concat([message('R', int32(0)), ready]);

/** The answer to a simple query: one row of texts. */
function answerOf(row: Readonly<Record<string, string>>): Buffer {
  const columns = Object.keys(row).map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(TEXT_TYPE),
      int16(0xff_ff),
      int32(-1),
      int16(0),
    ]),
  );
  const values = Object.values(row).flatMap((value) => [
    int32(Buffer.byteLength(value)),
    Buffer.from(value),
  ]);
  return Buffer.concat([
    message('T', int16(columns.length), ...columns),
    message('D', int16(columns.length), ...values),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
}

export type FakePostgres = {
  readonly url: string;
  /** The settings that the first connection asked for. */
  readonly settings: () => string;
  /** Resolves when this many requests have arrived, the first of which opens a connection. */
  readonly received: (count: number) => Promise<void>;
  /** How many connections the other side has not ended. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/** How PostgreSQL refuses a connection. */
const refusal = (code: string): Buffer => message('E', `SFATAL\0C${code}\0Mrefused\0\0`);

/**
 * A server that speaks enough of PostgreSQL's protocol: each query gets the next answer, or none. The first
 * connections are refused with these codes, one each.
 */
export async function startFakePostgres(
  answers: readonly Readonly<Record<string, string>>[] | 'silent',
  refusedWith: readonly string[] = [],
): Promise<FakePostgres> {
  const refusals = [...refusedWith];
  const sockets = new Set<Socket>();
  const connected = new Set<Socket>();
  const requests: Buffer[] = [];
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    connected.add(socket);
    for (const event of ['end', 'close']) socket.on(event, () => connected.delete(socket));
    let isOpen = false;
    let next = 0;
    socket.on('data', (request: Buffer) => {
      requests.push(request);
      if (answers === 'silent') return;
      const code = isOpen ? undefined : refusals.shift();
      if (code !== undefined) {
        socket.end(refusal(code));
        return;
      }
      if (!isOpen) {
        isOpen = true;
        socket.write(welcome);
        return;
      }
      const answer = answers[next];
      next += 1;
      if (answer) socket.write(answerOf(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    url: `postgres://comanda@127.0.0.1:${port}/comanda?sslmode=disable`,
    settings: () => requests[0]?.toString() ?? '',
    received: async (count) => {
      while (requests.length < count) await new Promise(setImmediate);
    },
    connections: () => connected.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
