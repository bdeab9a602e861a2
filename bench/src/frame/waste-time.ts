import http from 'node:http';
import { WebSocket } from 'ws';

// Preloaded into the product by `--prove`: wastes processor time at each request, upgrade and message that
// it sends, and memory for each socket, so that a bench which measures the product becomes worse.
const wasteMs = Number(process.env['WASTE_MS']);

function waste(): void {
  const end = performance.now() + wasteMs;
  while (performance.now() < end);
}

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

const HELD_BYTES = 256 * 1024;
const held = new WeakMap<object, Buffer>();
wasteBefore(WebSocket.prototype, 'setSocket', (connection) => {
  held.set(connection as object, Buffer.alloc(HELD_BYTES, 1));
  return true;
});
