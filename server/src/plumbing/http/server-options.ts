import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable, type ErrorCode } from '@comanda/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { answerFailure, failureBody } from './error-handler.ts';

/** Longest that the headers of a request may take to arrive, and a connection may stay silent before. */
const HEADERS_MS = 10_000;
/** Longest for a whole request: a picture of 10 MB over a phone's slow line. */
const REQUEST_MS = 180_000;
/** How often the two are looked at. */
const CHECK_MS = 2_000;
/** A connection on which nothing moves, while it sends, waits or reads. */
const SILENCE_MS = 60_000;

/** Where sockets are; an upgrade that is asked for anywhere else is an ordinary request. */
const SOCKETS_PREFIX = '/ws/';

const codeOfParserError: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_took_too_long',
  HPE_HEADER_OVERFLOW: 'headers_are_too_large',
};

/** What is no request at all is answered on the bare connection, in the shape that every failure has. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
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
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}

/**
 * Whose word for the client's address is believed: of the nearest proxies this many, or those at these
 * addresses. What stands further left in `X-Forwarded-For` the client may have invented.
 */
function trustedProxies(trustProxy: false | number | string) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number): boolean => hop < trustProxy;
}

/** How connections are held and requests that no route sees are answered. */
export function serverOptions(trustProxy: false | number | string) {
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
      answerFailure(error, request, reply);
    },
    clientErrorHandler: answerUnreadable,
  };
}
