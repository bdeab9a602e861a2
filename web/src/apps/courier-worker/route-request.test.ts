import { expect, it } from 'vitest';
import { routeRequest } from './route-request.ts';

const ORIGIN = 'https://comanda.example';

it.each([
  ['GET', 'navigate', '/courier', 'shell'],
  ['GET', 'navigate', '/courier/orders#order-9', 'shell'],
  ['GET', 'navigate', '/courier/statement?period=last_month', 'shell'],
  ['GET', 'navigate', '/courier-worker.js', 'network'],
  ['GET', 'navigate', '/admin/company', 'network'],
  ['GET', 'navigate', '/', 'network'],
  ['GET', 'cors', '/assets/courier-area-abc.js', 'part'],
  ['GET', 'no-cors', '/assets/jetbrains-mono-xyz.woff2', 'part'],
  ['GET', 'cors', '/static/admin/locales/ro/translation.json', 'texts'],
  ['GET', 'cors', '/api/courier', 'network'],
  ['GET', 'cors', '/api/courier/4/statement?before=9', 'network'],
  ['POST', 'cors', '/api/courier/4/set-order-to-completed', 'network'],
  ['GET', 'no-cors', '/api-static/images/couriers/x.webp', 'network'],
  ['GET', 'no-cors', 'https://tiles.example/assets/1/2/3.png', 'network'],
])('%s (%s) %s: %s', (method, mode, path, treatment) => {
  const url = new URL(path, ORIGIN).href;
  expect(routeRequest({ method, mode, url }, ORIGIN)).toBe(treatment);
});
