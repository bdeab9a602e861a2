import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { createHeartbeat } from './heartbeat.ts';
import type { LiveHub } from './live-hub.ts';
import { closeCodes, createLiveSocket, type LiveSocket } from './live-socket.ts';
import { createRooms, type Rooms } from './rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The session that a socket lives by. */
type Session = {
  readonly id: number;
  /** How long it is still open, in milliseconds; nothing when it is over. */
  readonly findRest: () => Promise<number | undefined>;
};

type Opening<Event> = {
  readonly socket: WebSocket;
  readonly room: Rooms<LiveSocket<Event>>;
  readonly subject: number;
  readonly session?: Session;
  /** The first message, everything at once. */
  readonly load: () => Promise<string>;
  readonly render: (event: Event) => string | undefined;
};

export type SocketHost = {
  /** Subscribes a reader, then sends it everything; it leaves its room when it closes. */
  open<Event>(opening: Opening<Event>): LiveSocket<Event>;
};

type Closable = { close(code: number): void };

/** Asks again when the session should be over: a refresh may have prolonged it. */
function watchSession(socket: WebSocket, { findRest }: Session, onError: (e: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    const restMs = await findRest();
    if (socket.readyState !== socket.OPEN) return;
    if (restMs === undefined) socket.close(closeCodes.signedOut);
    else timer = setTimeout(checkSafely, Math.min(restMs + 1_000, DAY_MS)).unref();
  };
  const checkSafely = (): void => {
    check().catch((error: unknown) => {
      onError(error);
      socket.close(closeCodes.failed);
    });
  };
  socket.on('close', () => clearTimeout(timer));
  // At once too: the session may have ended between the socket's opening and its subscription.
  checkSafely();
}

/** Keeps the sockets of an app: their rooms, their heartbeat and the end of their sessions. */
export function createSocketHost(app: FastifyInstance, live: LiveHub): SocketHost {
  const heartbeat = createHeartbeat(app);
  const bySession = createRooms<Closable>();
  const readers = new Set<Closable>();
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'live socket');
  live.onChanges(async ({ session, isIncomplete }) => {
    for (const id of session) {
      for (const socket of bySession.of(id)) socket.close(closeCodes.signedOut);
    }
    // Which sessions ended is not known: whoever is still signed in comes back by themselves.
    if (isIncomplete) for (const socket of bySession.all()) socket.close(closeCodes.restart);
  });
  // Better a screen that says that it is offline than one that waits for what does not come.
  live.onUnserved(() => {
    for (const reader of readers) reader.close(closeCodes.restart);
  });
  return {
    open: ({ socket, room, subject, session, load, render }) => {
      const reader = createLiveSocket({ socket, load, render, onError });
      heartbeat.watch(socket);
      room.add(subject, reader);
      readers.add(reader);
      if (session) bySession.add(session.id, reader);
      socket.on('close', () => {
        room.remove(subject, reader);
        readers.delete(reader);
        if (session) bySession.remove(session.id, reader);
      });
      if (session) watchSession(socket, session, onError);
      void reader.refresh();
      return reader;
    },
  };
}
