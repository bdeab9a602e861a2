import { PING, PONG } from '@comanda/contract/wire';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { tallyOf } from '../../metrics/tally.ts';

const PING_EVERY_MS = 25_000;
/** The clients are pinged in so many groups, one after the other: all at once would delay events. */
const GROUPS = 50;
/**
 * A client that is still receiving data gets the ping after it: over a slow network a large first message takes
 * longer than one interval. The browser itself gives up after 90 seconds without a message.
 */
const INTERVALS_WHILE_RECEIVING = 4;
/**
 * A client answers pings, and has nothing else to say: one that sends more than this between two pings takes the
 * time of the others.
 */
const MAX_UNASKED = 100;

export type Heartbeat = {
  /** Pings a client regularly, and ends one that has not responded in time or sends without a pause. */
  watch(socket: WebSocket): void;
  forget(socket: WebSocket): void;
};

/** One timer for many sockets, until the app closes. */
export function createHeartbeat(app: FastifyInstance, pingEveryMs = PING_EVERY_MS): Heartbeat {
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  /** The clients that have not responded, each with the number of intervals since its ping. */
  const owing = new Map<WebSocket, number>();
  /** The clients that have sent what no ping asked for, each with the number since its last turn. */
  const unasked = new Map<WebSocket, number>();
  const tally = tallyOf(app);
  let turn = 0;
  let joining = 0;

  function beat(): void {
    turn = (turn + 1) % GROUPS;
    for (const socket of groups[turn] ?? []) {
      unasked.delete(socket);
      const owed = owing.get(socket) ?? 0;
      const allowed = socket.bufferedAmount > 0 ? INTERVALS_WHILE_RECEIVING : 1;
      if (owed >= allowed) {
        tally.droppedReaders += 1;
        socket.terminate();
      } else {
        owing.set(socket, owed + 1);
        if (owed === 0) socket.send(PING);
      }
    }
  }
  // One function for all sockets instead of one for each.
  function onUnasked(this: WebSocket): void {
    const count = (unasked.get(this) ?? 0) + 1;
    unasked.set(this, count);
    if (count > MAX_UNASKED) this.terminate();
  }
  function onMessage(this: WebSocket, data: Buffer): void {
    const isAsked = data.toString() === PONG && owing.delete(this);
    if (!isAsked) onUnasked.call(this);
  }
  // A broken connection closes too; its error needs no other handling.
  function onError(this: WebSocket): void {
    this.terminate();
  }

  const beating = setInterval(beat, pingEveryMs / GROUPS);
  beating.unref();
  app.addHook('onClose', async () => clearInterval(beating));
  return {
    watch: (socket) => {
      // The next group at each opening, so that clients that connect together are pinged apart.
      groups[joining % GROUPS]?.add(socket);
      joining += 1;
      socket.on('message', onMessage);
      socket.on('ping', onUnasked);
      socket.on('pong', onUnasked);
      socket.on('error', onError);
    },
    forget: (socket) => {
      owing.delete(socket);
      unasked.delete(socket);
      for (const group of groups) if (group.delete(socket)) return;
    },
  };
}
