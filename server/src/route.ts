import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  routes,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  type Routes,
} from '@comanda/contract';
import { sockets, type SocketKey } from '@comanda/contract/live';
import {
  bodyBytes,
  costOfCall,
  HEAVY_COST,
  key,
  signedInLimit,
  type Access,
  type ParamsOf,
  type RouteSpec,
  type SocketSpec,
} from '@comanda/contract/routing';
import type { ServerResponse } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { DrawnDocument } from './plumbing/http/documents/document-cache.ts';
import { readyAnswer, sendDocument } from './plumbing/http/documents/send-document.ts';
import { byAddress, type FromAddress } from './plumbing/limits/request-limits.ts';
import { createTurns } from './plumbing/limits/turns.ts';
import { AppError } from './plumbing/http/app-error.ts';
import { cleanTexts } from './plumbing/http/clean-texts.ts';
import { useUpload } from './plumbing/http/use-upload.ts';
import { tallyOf } from './plumbing/metrics/tally.ts';
import { compressAnswer } from './plumbing/http/compress-answer.ts';
import type { LiveHub } from './plumbing/live/live-hub.ts';
import { releaseUpgrade } from './plumbing/live/sockets/release-upgrade.ts';
import { refuseCompression } from './plumbing/live/sockets/socket-options.ts';
import { optionsOf, paramsSchema } from './route-options.ts';
import { actorOf, type ScopeOf } from './scopes.ts';

/** Turns a request into a scope, or refuses it. */
export type Authorise = (access: Access, request: FastifyRequest) => Promise<unknown>;

export type UseFile = <Result>(use: (file: string) => Promise<Result>) => Promise<Result>;

type Input<Name extends Call> = {
  readonly scope: ScopeOf<Routes[Name]['access']>;
  readonly params: CallParams<Name>;
  readonly query: CallQuery<Name>;
  readonly body: CallBody<Name>;
  /** Calls `use` with the path of the file of a multipart call; refuses one that is missing or too large. */
  readonly useFile: UseFile;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Handler<Name extends Call> = (input: Input<Name>) => Promise<Omit<CallReply<Name>, 'ok'>>;

/** The one answer that a public call gives to everyone, for the name in its address, in each language. */
type ReadDocument<Name extends Call> = (
  name: string,
  query: CallQuery<Name>,
) => Promise<
  (Omit<DrawnDocument, 'text'> & { readonly answer: Omit<CallReply<Name>, 'ok'> }) | undefined
>;

type SocketInput<Name extends SocketKey, Found> = {
  readonly scope: ScopeOf<(typeof sockets)[Name]['access']>;
  readonly params: ParamsOf<Name>;
  readonly found: Found;
  readonly query: Readonly<Record<string, unknown>>;
  readonly socket: WebSocket;
};

/** Registers calls and sockets of the contract; others cannot be registered. */
export type Router = {
  call<Name extends Call>(name: Name, handler: Handler<Name>): void;
  /** A public call that reads a pub's data by its name: its answers are cached until the pub changes. */
  document<Name extends Call>(name: Name, read: ReadDocument<Name>): void;
  /**
   * `find` refuses, before the connection becomes a socket, a request that would get no messages. The handler
   * gets its result and must not wait: a socket that closes meanwhile would never be removed.
   */
  socket<Name extends SocketKey, Found = undefined>(
    name: Name,
    handler: (input: SocketInput<Name, Found>) => void,
    find?: (params: ParamsOf<Name>) => Promise<Found>,
  ): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    scope: unknown;
    /** The result of a socket's `find`. */
    found: unknown;
    /** Of an upgrade to a socket. */
    answer: ServerResponse | undefined;
  }
  interface FastifyContextConfig {
    /** The name of the call or socket in the contract. */
    call?: string;
    access?: Access;
    fields?: RouteSpec['fields'];
  }
}

type RouterOptions = {
  readonly authorise: Authorise;
  /** The client's address of a request that does not reach Fastify. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly live: Pick<LiveHub, 'isServing'>;
};

/** A name and a language that need no decoding; every other query is read, or refused, by Fastify. */
const PLAIN_ADDRESS = /^([a-z0-9-]+)\/?(?:\?(?:language=([a-z]+))?)?$/;

function registerDocument<Name extends Call>(
  app: FastifyInstance,
  { addressOf }: RouterOptions,
  { name, read }: { name: Name; read: ReadDocument<Name> },
): void {
  const { perAddress }: RouteSpec = routes[name];
  const { path, params } = key(name);
  const [param = ''] = params;
  const before = path.slice(0, path.indexOf(':'));
  const keyOf = (asked: string, language = ''): string => `${before}${asked}?${language}`;
  const limitReading =
    perAddress && app.limits.inProcess<FromAddress>({ limit: perAddress, by: byAddress });
  app.route<{ Params: Record<string, string>; Querystring: { language?: string } }>({
    ...optionsOf(name),
    onRequest: async (request) => limitReading?.(request),
    handler: async (request, reply) => {
      const asked = request.params[param] ?? '';
      const { query } = request;
      const document = await app.documents.get(keyOf(asked, query.language), async () => {
        // Ajv has just checked it against the schema of this type.
        const found = await read(asked, query as CallQuery<Name>);
        if (!found) return undefined;
        const { answer, ...drawn } = found;
        return { ...drawn, text: reply.serialize({ ok: true, ...answer }) as string };
      });
      if (!document) throw new AppError('not_found');
      void reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding');
      return sendDocument(request, reply, document);
    },
  });
  app.answerAhead((request) => {
    const { url = '', headers } = request;
    if (!url.startsWith(before)) return undefined;
    const [, asked, language] = PLAIN_ADDRESS.exec(url.slice(before.length)) ?? [];
    const document = asked === undefined ? undefined : app.documents.find(keyOf(asked, language));
    const answer = document && readyAnswer(headers, document);
    // A refused request is refused again, and answered, by Fastify.
    if (answer) limitReading?.({ ip: addressOf(request) });
    return answer;
  });
}

/** The announced length of a body; of one that announces none the longest that the call may have. */
function bytesOf(
  { 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders,
  spec: Parameters<typeof bodyBytes>[0],
): number {
  if (length !== undefined) return Number(length);
  return encoding === undefined ? 0 : bodyBytes(spec);
}

const costsOf =
  (spec: Partial<RouteSpec>) =>
  ({ headers }: FastifyRequest): number =>
    costOfCall(spec, bytesOf(headers, spec));

/** Heavy calls of one account, or of one address, take turns until their work is done, also when the client is gone. */
function createHeavyTurns() {
  const turns = createTurns();
  return (spec: RouteSpec) => {
    const costOf = costsOf(spec);
    return async <Result>(
      request: FastifyRequest,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      if (costOf(request) < HEAVY_COST) return work();
      const account = actorOf(request.scope)?.accountId;
      const end = await turns.take(account === undefined ? byAddress(request) : String(account));
      try {
        return await work();
      } finally {
        end();
      }
    };
  };
}

/** What belongs to the company alone is refused to an administrator who has entered its pub. */
function refuseEntered({ byEntered }: RouteSpec, scope: unknown): void {
  if (byEntered === 'refused' && actorOf(scope)?.entered) throw new AppError('forbidden');
}

/** Before a body is read: first the limit of the address, then the right, then the limit of the account. */
function createGuard(app: FastifyInstance, { authorise }: RouterOptions) {
  app.decorateRequest('scope', undefined);
  const by = ({ scope }: FastifyRequest): string => String(actorOf(scope)?.accountId);
  const ofOtherCalls = app.limits.inProcess({ limit: signedInLimit, by });
  return (name: string, spec: RouteSpec | SocketSpec): onRequestAsyncHookHandler[] => {
    const { access, perAddress, perAccount } = spec;
    const ofAddress =
      perAddress &&
      app.limits.create({ name: `${name} address`, limit: perAddress, by: byAddress });
    const costOf = costsOf('reply' in spec ? spec : {});
    if (access === 'public' || access === 'session') {
      return ofAddress ? [async (request) => ofAddress(request, costOf(request))] : [];
    }
    const ofAccount = perAccount
      ? app.limits.create({ name: `${name} account`, limit: perAccount, by })
      : ofOtherCalls;
    return [
      async (request) => {
        const cost = costOf(request);
        await ofAddress?.(request, cost);
        request.scope = await authorise(access, request);
        await ofAccount?.(request, cost);
      },
    ];
  };
}

export function createRouter(app: FastifyInstance, options: RouterOptions): Router {
  const guard = createGuard(app, options);
  const turnsOf = createHeavyTurns();
  const tally = tallyOf(app);
  /**
   * A socket that would be closed soon is not opened: a proxy asks another process, a client tries again. This
   * is decided last, since sockets that are opening are not among those that an outage closes.
   */
  const refuseUnserved = (): void => {
    if (app.drain.hasBegun || !options.live.isServing()) {
      throw new AppError('service_unavailable');
    }
  };
  app.decorateRequest('found', undefined);
  app.decorateRequest('answer', undefined);
  return {
    document: (name, read) => registerDocument(app, options, { name, read }),
    call: (name, handler) => {
      const spec: RouteSpec = routes[name];
      const inTurn = turnsOf(spec);
      app.route({
        ...optionsOf(name),
        onRequest: guard(name, spec),
        ...(key(name).method === 'GET' && { onSend: compressAnswer }),
        handler: async (request, reply) => {
          refuseEntered(spec, request.scope);
          // Ajv has just checked these against the schemas of their types.
          const input = {
            scope: request.scope,
            params: request.params,
            query: spec.query ? cleanTexts(request.query) : request.query,
            body: spec.body ? cleanTexts(request.body) : undefined,
            useFile: (use) => useUpload(request, spec.upload ?? '', use),
            request,
            reply,
          } as Input<typeof name>;
          const answer = await inTurn(request, () => handler(input));
          void reply
            .code(spec.status ?? 200)
            .header('cache-control', 'no-store')
            .header('x-request-id', request.id);
          return { ok: true, ...answer };
        },
      });
    },
    socket: (name, handler, find) => {
      const spec: SocketSpec = sockets[name];
      const { params } = key(`GET ${name}`);
      app.route({
        method: 'GET',
        url: name,
        config: { call: `GET ${name}`, access: spec.access },
        schema: { summary: spec.summary, tags: ['live'], params: paramsSchema(params) },
        onRequest: guard(name, spec),
        preHandler: async (request, reply) => {
          if (spec.access === 'public') refuseCompression(request.raw);
          request.answer = reply.raw;
          request.found = await find?.(request.params as ParamsOf<typeof name>);
          refuseUnserved();
        },
        handler: (_request, reply) => reply.code(426).send(),
        wsHandler: (socket, request) => {
          const { scope, params: at, found, query } = request;
          tally.sockets.set(socket, name);
          releaseUpgrade(socket, request);
          handler({ scope, params: at, found, query, socket } as Parameters<typeof handler>[0]);
        },
      });
    },
  };
}
