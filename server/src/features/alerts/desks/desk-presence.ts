import { DESK_SEEN_EVERY_MS, isDeskKey } from '@comanda/domain/alerts';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { closeDesk, recordSeen, type ConnectedDesk } from './queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records now that the desks of this process are connected, as it does regularly. */
    recordConnectedDesks: () => Promise<void>;
  }
}

export type DeskPresence = {
  /** Counts a desk as seen while its socket is open; a key that no page makes is ignored. */
  watch(socket: WebSocket, desk: ConnectedDesk): void;
};

/** With this code a browser closes the sockets of a page that it removes. */
const GOING_AWAY = 1001;

/**
 * The desks that are connected to this process: one statement a minute for all of them. Nothing is written when one
 * connects, since it reports itself then. When one disconnects, only a page that was closed is recorded: a process that is
 * killed could not record the others.
 */
export function createDeskPresence(
  app: FastifyInstance,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): DeskPresence {
  const connected = new Map<WebSocket, ConnectedDesk>();
  app.decorate('recordConnectedDesks', async () => {
    if (connected.size > 0) await recordSeen(db, [...connected.values()], clock.now());
  });
  const recording = setInterval(() => {
    app.recordConnectedDesks().catch((error: unknown) => {
      app.log.warn({ err: error }, 'connected desks were not recorded, the next minute does it');
    });
  }, DESK_SEEN_EVERY_MS);
  recording.unref();
  app.addHook('onClose', async () => clearInterval(recording));
  function onClose(this: WebSocket, code: number): void {
    const desk = connected.get(this);
    connected.delete(this);
    if (!desk || code !== GOING_AWAY) return;
    closeDesk(db, desk, clock.now()).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a closed desk was not recorded, it counts as lost soon');
    });
  }
  return {
    watch: (socket, desk) => {
      if (!isDeskKey(desk.deskKey)) return;
      connected.set(socket, desk);
      socket.on('close', onClose);
    },
  };
}
