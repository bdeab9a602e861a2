import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { createHeartbeat } from './heartbeat.ts';
import type { LiveHub } from './live-hub.ts';
import { closeCodes, createLiveSocket, type LiveSocket } from './live-socket.ts';
import { createRooms, type Rooms } from './rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The session of a socket. */
type Session = {
  readonly id: number;
  /** Milliseconds until the session ends; undefined when it has ended. */
  readonly findRemainingTime: () => Promise<number | undefined>;
};

type Opening<Event> = {
  readonly socket: WebSocket;
  readonly room: Rooms<LiveSocket<Event>>;
  readonly subject: number;
  readonly session?: Session;
  /** The first message, with all data. */
  readonly load: () => Promise<string>;
  readonly render: (event: Event) => string | undefined;
};

export type SocketHost = {
  /** Subscribes a client, then sends it everything; it leaves its room when it closes. */
  open<Event>(opening: Opening<Event>): LiveSocket<Event>;
};

type Closable = { close(code: number): void };

/** Checks again at the session's end: a refresh may have prolonged it. */
function watchSession(
  socket: WebSocket,
  { findRemainingTime }: Session,
  onError: (e: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    const restMs = await findRemainingTime();
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
  // Checked immediately too: the session may have ended between the socket's opening and its subscription.
  checkSafely();
}

/** Manages the sockets of an app: their rooms, their heartbeat and the end of their sessions. */
export function createSocketHost(app: FastifyInstance, live: LiveHub): SocketHost {
  const heartbeat = createHeartbeat(app);
  const bySession = createRooms<Closable>();
  const readers = new Set<Closable>();
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'live socket');
  live.onChanges(async ({ session, isIncomplete }) => {
    for (const id of session) {
      for (const socket of bySession.of(id)) socket.close(closeCodes.signedOut);
    }
    // The ended sessions are unknown: clients that are still signed in reconnect automatically.
    if (isIncomplete) for (const socket of bySession.all()) socket.close(closeCodes.restart);
  });
  // A screen that shows that it is offline is better than one with old data.
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
