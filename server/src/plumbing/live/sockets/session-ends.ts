import type { FastifyInstance } from 'fastify';
import { closeCodes } from './live-socket.ts';

const CHECK_EVERY_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The session of a socket. */
export type Session = {
  readonly id: number;
  /** Milliseconds until the session of this id ends; undefined when it has ended. */
  readonly findRemainingTime: (id: number) => Promise<number | undefined>;
};

export type Closable = { close(code: number): void };

type SessionEnds = {
  watch(socket: Closable, session: Session): void;
  forget(socket: Closable): void;
};

type Watched = Session & { checkAt: number };

/** Closes sockets whose session ends by its time. One timer for many sockets, until the app closes. */
export function createSessionEnds(
  app: FastifyInstance,
  onError: (error: unknown) => void,
): SessionEnds {
  const watched = new Map<Closable, Watched>();

  async function check(socket: Closable, session: Watched): Promise<void> {
    session.checkAt = Infinity;
    try {
      const restMs = await session.findRemainingTime(session.id);
      if (!watched.has(socket)) return;
      if (restMs === undefined) socket.close(closeCodes.signedOut);
      else session.checkAt = performance.now() + Math.min(restMs, DAY_MS);
    } catch (error) {
      onError(error);
      socket.close(closeCodes.failed);
    }
  }

  const checking = setInterval(() => {
    const now = performance.now();
    // Checked again at the session's end: a refresh may have prolonged it.
    for (const [socket, session] of watched) if (session.checkAt < now) void check(socket, session);
  }, CHECK_EVERY_MS);
  checking.unref();
  app.addHook('onClose', async () => clearInterval(checking));
  return {
    watch: (socket, session) => {
      const one = { ...session, checkAt: Infinity };
      watched.set(socket, one);
      // Checked immediately too: the session may have ended between the socket's opening and its subscription.
      void check(socket, one);
    },
    forget: (socket) => {
      watched.delete(socket);
    },
  };
}
