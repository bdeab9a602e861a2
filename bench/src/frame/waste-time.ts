import http from 'node:http';
import { WebSocket } from 'ws';

// Preloaded into the product by `--prove`: wastes processor time at each request, upgrade and message that
// it sends, so that a bench which measures the product becomes worse.
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
