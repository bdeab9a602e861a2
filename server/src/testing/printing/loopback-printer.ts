import { once } from 'node:events';
import net from 'node:net';
import { readEscPos, type Printed } from '@comanda/domain/printer';
import { portOf } from '../app/port-of.ts';

/** What a test makes a printer do wrong. */
type Trouble =
  | 'none'
  | 'paper out'
  | 'cover open'
  /** It takes connections and answers nothing. */
  | 'mute'
  /** It closes the connection in the middle of a picture. */
  | 'dies'
  /** It has no paper any more once a ticket has begun. */
  | 'runs out'
  /** It prints, and never says how that went. */
  | 'silent at the end';

export type LoopbackPrinter = {
  readonly address: string;
  /** The tickets on its paper, oldest first. */
  readonly printed: readonly Printed[];
  /** How many tickets it has begun. */
  readonly begun: () => number;
  have(trouble: Trouble): void;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
};

const PICTURE_HEAD = 8;

/** The length of the first command of the bytes; undefined while its end is missing. */
function lengthOf(bytes: Buffer): number | undefined {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < 2) return undefined;
  const command = (first << 8) | second;
  if (command === 0x1d76) {
    if (bytes.length < PICTURE_HEAD) return undefined;
    return PICTURE_HEAD + bytes.readUInt16LE(4) * bytes.readUInt16LE(6);
  }
  const length = { 0x1b40: 2, 0x1b64: 3, 0x1d56: 4, 0x1004: 3 }[command];
  if (length === undefined) throw new Error(`an unknown command ${command.toString(16)}`);
  return length;
}

const FINE = 0x12;
function statusOf(question: number, trouble: Trouble): number {
  const isOut = trouble === 'paper out';
  const isOpen = trouble === 'cover open';
  if (question === 1) return FINE | (isOut || isOpen ? 0x08 : 0);
  if (question === 2) return FINE | (isOut ? 0x20 : 0) | (isOpen ? 0x04 : 0);
  return FINE | (isOut ? 0x60 : 0);
}

/** A network printer on this machine: it answers questions about its state, and decodes what it prints. */
export async function startLoopbackPrinter(): Promise<LoopbackPrinter> {
  const printed: Printed[] = [];
  const sockets = new Set<net.Socket>();
  let trouble: Trouble = 'none';
  let begun = 0;

  function serve(socket: net.Socket): void {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    let ticket: Buffer[] = [];
    const take = (command: Buffer): void => {
      if (command[0] === 0x10) {
        const isSilent = trouble === 'mute' || (trouble === 'silent at the end' && begun > 0);
        if (!isSilent) socket.write(Buffer.from([statusOf(command[2] ?? 0, trouble)]));
        return;
      }
      if (ticket.length === 0) begun += 1;
      ticket.push(command);
      if (command[0] === 0x1d && command[1] === 0x76) {
        if (trouble === 'dies') socket.destroy();
        if (trouble === 'runs out') trouble = 'paper out';
      }
      if (command[0] === 0x1d && command[1] === 0x56) {
        if (trouble !== 'paper out') printed.push(readEscPos(Buffer.concat(ticket)));
        ticket = [];
      }
    };
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .on('data', (bytes) => {
        waiting = Buffer.concat([waiting, bytes]);
        for (let length = lengthOf(waiting); length !== undefined; length = lengthOf(waiting)) {
          if (waiting.length < length || socket.destroyed) return;
          const command = waiting.subarray(0, length);
          waiting = waiting.subarray(length);
          take(command);
        }
      });
  }

  const server = net.createServer(serve);
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const port = portOf(server);
  return {
    address: `127.0.0.1:${port}`,
    printed,
    begun: () => begun,
    have: (next) => {
      trouble = next;
    },
    switchOff: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    switchOn: () => listen(port),
  };
}
