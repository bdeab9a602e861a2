import http from 'node:http';
import { WebSocket } from 'ws';

// Preloaded into the product by `--prove`: wastes processor time at the start and at each request, upgrade, call of
// another server and message that it sends, and memory at the start and for each socket, so that a bench which measures the
// product becomes worse.
const wasteMs = Number(process.env['WASTE_MS']);
/** A start takes as long as this many requests, or longer. */
const REQUESTS_A_START = 30;
const MEGABYTES_A_MS = 20;

function waste(ms = wasteMs): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

waste(REQUESTS_A_START * wasteMs);
// Kept by this reference and filled, so that it is resident.
Reflect.set(process, 'wastedMemory', Buffer.alloc(MEGABYTES_A_MS * wasteMs * 1024 * 1024, 1));

function wasteBefore(
  prototype: object,
  method: string,
  isWasting = (_first: unknown) => true,
): void {
  const original: unknown = Reflect.get(prototype, method);
  if (typeof original !== 'function') throw new Error(`no method ${method}`);
  Reflect.set(prototype, method, function wasteful(this: unknown, ...given: unknown[]): unknown {
    if (isWasting(given[0])) waste();
    return Reflect.apply(original, this, given);
  });
}

wasteBefore(http.Server.prototype, 'emit', (event) => event === 'request' || event === 'upgrade');
wasteBefore(WebSocket.prototype, 'send');
wasteBefore(globalThis, 'fetch');

const HELD_BYTES = 256 * 1024;
const held = new WeakMap<object, Buffer>();
wasteBefore(WebSocket.prototype, 'setSocket', (connection) => {
  held.set(connection as object, Buffer.alloc(HELD_BYTES, 1));
  return true;
});
