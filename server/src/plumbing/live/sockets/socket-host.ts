import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { tallyOf } from '../../metrics/tally.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { LiveHub } from '../live-hub.ts';
import { closeCodes, createLiveSocket, type LiveSocket } from './live-socket.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { createSessionEnds, type Closable, type Session } from './session-ends.ts';

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

/** What a closed socket leaves. */
type Place = {
  readonly reader: Closable;
  readonly room: { remove(subject: number, member: Closable): void };
  readonly subject: number;
  readonly sessionId: number | undefined;
};

/** Manages the sockets of an app: their rooms, their heartbeat and the end of their sessions. */
export function createSocketHost(app: FastifyInstance, live: LiveHub): SocketHost {
  const tally = tallyOf(app);
  const onDropped = (): void => {
    tally.droppedReaders += 1;
  };
  const heartbeat = createHeartbeat(app);
  const bySession = createRooms<Closable>();
  const places = new Map<WebSocket, Place>();
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'live socket');
  const watch = { onError, onDropped };
  const sessionEnds = createSessionEnds(app, onError);
  live.onChanges(async ({ session, isIncomplete }) => {
    for (const id of session) {
      for (const socket of bySession.of(id)) socket.close(closeCodes.signedOut);
    }
    // The ended sessions are unknown: clients that are still signed in reconnect automatically.
    if (isIncomplete) for (const socket of bySession.all()) socket.close(closeCodes.restart);
  });
  // A screen that shows that it is offline is better than one with old data.
  live.onUnserved(() => {
    for (const { reader } of places.values()) reader.close(closeCodes.restart);
  });

  // One function for all sockets instead of one for each.
  function onClose(this: WebSocket): void {
    heartbeat.forget(this);
    const place = places.get(this);
    if (!place) return;
    const { reader, room, subject, sessionId } = place;
    places.delete(this);
    room.remove(subject, reader);
    sessionEnds.forget(reader);
    if (sessionId !== undefined) bySession.remove(sessionId, reader);
  }

  return {
    open: (opening) => {
      const { socket, room, subject, session } = opening;
      const reader = createLiveSocket(opening, watch);
      room.add(subject, reader);
      places.set(socket, { reader, room, subject, sessionId: session?.id });
      socket.on('close', onClose);
      heartbeat.watch(socket);
      if (session) {
        bySession.add(session.id, reader);
        sessionEnds.watch(reader, session);
      }
      void reader.refresh();
      return reader;
    },
  };
}
