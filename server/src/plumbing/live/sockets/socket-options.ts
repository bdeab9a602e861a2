import type { IncomingMessage } from 'node:http';

/** Only first messages with all orders are as large; a change of one order is sent faster than it is compressed. */
const COMPRESSED_FROM_BYTES = 8 * 1024;

export const socketOptions = {
  maxPayload: 4096,
  // A client that does not answer the close must not keep the server from closing.
  closeTimeout: 1_000,
  // Without a context, a socket holds no compressor between two messages.
  perMessageDeflate: {
    threshold: COMPRESSED_FROM_BYTES,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    concurrencyLimit: 2,
  },
};

/** For sockets of many clients with small messages: the ability alone would take memory in each. */
export function refuseCompression({ headers }: IncomingMessage): void {
  delete headers['sec-websocket-extensions'];
}
