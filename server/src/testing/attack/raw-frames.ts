import { headers } from './raw-client.ts';

/** Of RFC 6455; 3 to 7 and 11 to 15 are reserved. */
export const opcodes = {
  continuation: 0,
  text: 1,
  binary: 2,
  close: 8,
  ping: 9,
  pong: 10,
} as const;

export type Frame = {
  readonly opcode: number;
  readonly payload?: Buffer | string;
  /** Whether the message ends with this frame. */
  readonly isLast?: boolean;
  /** The three reserved bits, 0 to 7; 4 marks a compressed message. */
  readonly reserved?: number;
  /** A client has to mask its frames. */
  readonly isMasked?: boolean;
  /** Instead of the real length, in eight bytes. */
  readonly declared?: bigint;
};

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);

function lengthBytes(length: number, declared: bigint | undefined): { code: number; more: Buffer } {
  if (declared === undefined && length < 126) return { code: length, more: Buffer.alloc(0) };
  if (declared === undefined && length < 65_536) {
    const more = Buffer.alloc(2);
    more.writeUInt16BE(length);
    return { code: 126, more };
  }
  const more = Buffer.alloc(8);
  more.writeBigUInt64BE(declared ?? BigInt(length));
  return { code: 127, more };
}

/** The bytes of one frame of a client, right or wrong. */
export function frameBytes(frame: Frame): Buffer {
  const { opcode, isLast = true, reserved = 0, isMasked = true, declared } = frame;
  const payload = Buffer.from(frame.payload ?? '');
  const { code, more } = lengthBytes(payload.length, declared);
  const head = Buffer.from([(isLast ? 0x80 : 0) | (reserved << 4) | opcode, code]);
  if (!isMasked) return Buffer.concat([head, more, payload]);
  head[1] = code | 0x80;
  const masked = payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0));
  return Buffer.concat([head, more, MASK, masked]);
}

/** The end of the answer to an upgrade; the frames of the server begin after it. */
const HEADERS_END = Buffer.from('\r\n\r\n');

/** The code of the first close frame among the received bytes of a socket; undefined when there is none. */
export function closeCodeOf(received: Buffer): number | undefined {
  let at = received.indexOf(HEADERS_END) + HEADERS_END.length;
  while (at + 4 <= received.length) {
    const opcode = (received[at] ?? 0) & 15;
    const code = received[at + 1] ?? 0;
    if (opcode === opcodes.close) return code < 2 ? undefined : received.readUInt16BE(at + 2);
    const [length, skipped] =
      code === 126 ? [received.readUInt16BE(at + 2), 4] : code === 127 ? [Infinity, 10] : [code, 2];
    at += skipped + length;
  }
  return undefined;
}

/** The request of a WebSocket for a path. */
export function upgradeRequest(path: string, ...more: readonly string[]): string {
  const request = headers(
    `GET ${path}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
  );
  return `${request}\r\n`;
}
