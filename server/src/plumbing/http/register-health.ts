import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The time before a close in which requests are still served, but ought to go to another process. */
type Drain = {
  readonly hasBegun: boolean;
  /** `/readyz` refuses from now on, no socket is opened, and each answer ends its connection. */
  begin(): void;
};

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

function createDrain(app: FastifyInstance): Drain {
  let hasBegun = false;
  const endConnection: RequestListener = (_request, response) => {
    response.shouldKeepAlive = false;
  };
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      // A proxy that holds connections open would send a request on one while it closes. Before all other
      // listeners, since answers ahead of Fastify are sent at once.
      app.server.prependListener('request', endConnection);
    },
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: it takes requests. Neither asks the database: cached menus are
 * served without it, and all processes would leave their proxy at the same moment.
 */
export function registerHealth(app: FastifyInstance): void {
  const drain = createDrain(app);
  app.decorate('drain', drain);
  const register = (url: string, isRight: () => boolean) =>
    app.get(url, { schema: { hide: true }, logLevel: 'silent' }, (_request, reply) =>
      reply
        .code(isRight() ? 200 : 503)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isRight() ? 'ok\n' : 'closing\n'),
    );
  register('/healthz', () => true);
  register('/readyz', () => !drain.hasBegun);
}
