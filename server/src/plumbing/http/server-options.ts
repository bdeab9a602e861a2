import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable, type ErrorCode } from '@comanda/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { trustedProxies } from './client-address.ts';
import { answerFailure, failureBody } from './error-handler.ts';

/** The time limit for the headers of a request, and for silence before it. */
const HEADERS_MS = 10_000;
/** The time limit for a whole request: a picture of 10 MB over a slow phone connection. */
const REQUEST_MS = 180_000;
/** How often both limits are checked. */
const CHECK_MS = 2_000;
/** A connection without any traffic, in every state. */
const SILENCE_MS = 60_000;

/** The path of sockets; an upgrade request for another path is an ordinary request. */
const SOCKETS_PREFIX = '/ws/';

const codeOfParserError: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_took_too_long',
  HPE_HEADER_OVERFLOW: 'headers_are_too_large',
};

type Headers = Readonly<Record<string, string>>;

/** An unreadable request is answered directly on the connection, in the format of every failure. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket, always: Headers): void {
  const code = codeOfParserError[error.code ?? ''] ?? 'bad_document';
  const { status } = errorTable[code];
  const body = JSON.stringify(failureBody(new AppError(code)));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        ...Object.entries(always).map(([name, value]) => `${name}: ${value}`),
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}

/** Connection limits, and responses, with the headers of every answer, to requests that reach no route. */
export function serverOptions(trustProxy: false | number | string, always: Headers = {}) {
  return {
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_MS,
      shouldUpgradeCallback: ({ url }: IncomingMessage) => url?.startsWith(SOCKETS_PREFIX) === true,
    },
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    trustProxy: trustedProxies(trustProxy),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      // No hook runs for these; Node leaves the connection of a refused upgrade open.
      if (request.headers.upgrade !== undefined) {
        reply.raw.once('finish', () => request.raw.socket.destroySoon());
      }
      answerFailure(error, request, reply.headers(always));
    },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void =>
      answerUnreadable(error, socket, always),
  };
}
