import type { ClientRequest, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { tallyOf } from '../../metrics/tally.ts';

/** A complete response, as Fastify has sent it once. */
export type ReadyAnswer = {
  readonly status: number;
  /** Names and values in turns. */
  readonly headers: string[];
  /** Undefined for a response without a body. */
  readonly body: Buffer | undefined;
};

/** The ready answer to a GET request, from its address and headers alone. */
type FindAnswer = (request: IncomingMessage) => ReadyAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers of `find` are sent without Fastify's hooks and routes; requests without one reach them. */
    answerAhead(find: FindAnswer): void;
  }
}

/** Both directions of Node have this method; its types know it of one. */
type WithRawNames = ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>;

/** The response that was just sent; undefined when it was for one client, or ended its connection. */
export function answerOf(
  response: ServerResponse,
  body: Buffer | undefined,
): ReadyAnswer | undefined {
  if (response.hasHeader('connection') || response.hasHeader('set-cookie')) return undefined;
  const names = (response as WithRawNames).getRawHeaderNames();
  const headers = names.flatMap((name) => [name, String(response.getHeader(name))]);
  return { status: response.statusCode, headers, body };
}

/** Looks for a ready answer before each GET request reaches Fastify, until the app closes. */
export function answerAhead(app: FastifyInstance): void {
  const { server } = app;
  const [toFastify] = server.listeners('request') as RequestListener[];
  if (!toFastify) throw new Error('Fastify does not listen to requests');
  const tally = tallyOf(app);
  const finders: FindAnswer[] = [];
  let isClosing = false;

  const findAnswer: FindAnswer = (request) => {
    if (request.method !== 'GET' || request.headers.upgrade !== undefined) return undefined;
    try {
      for (const find of finders) {
        const answer = find(request);
        if (answer) return answer;
      }
    } catch {
      // Fastify meets the same error, and logs and answers it.
    }
    return undefined;
  };

  server.removeListener('request', toFastify);
  server.on('request', (request, response) => {
    const answer = isClosing ? undefined : findAnswer(request);
    if (!answer) return toFastify(request, response);
    tally.answeredAhead += 1;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  app.decorate('answerAhead', (find: FindAnswer) => void finders.push(find));
  // From then on Fastify ends the connection of each request.
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
}
