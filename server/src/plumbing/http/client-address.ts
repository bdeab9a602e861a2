import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

type Trust = (address: string, hop: number) => boolean;

/**
 * The proxies that are trusted for the client's address: this many of the nearest ones, or those at these
 * addresses. The client may have invented the entries further left in `X-Forwarded-For`.
 */
export function trustedProxies(trustProxy: false | number | string): false | Trust {
  if (trustProxy === false) return false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((one) => one.trim()));
}

/** The client's address, as Fastify's `request.ip`, for requests that do not reach Fastify. */
export function createClientAddress(
  trustProxy: false | number | string,
): (request: IncomingMessage) => string {
  const trust = trustedProxies(trustProxy);
  if (!trust) return ({ socket }) => socket.remoteAddress ?? '';
  return (request) => proxyAddr(request, trust);
}
