import { expect, it } from 'vitest';
import { readWayBack } from './way-back.ts';

const desk = '/admin/pub/7/orders?status=preparing';

it.each([
  ['the same role', { to: desk, role: 'company' }, desk],
  ['another role', { to: desk, role: 'courier' }, undefined],
  ['nothing', null, undefined],
  ['something else', 'desk', undefined],
  ['no address', { role: 'company' }, undefined],
  ['another host', { to: '//evil.example', role: 'company' }, undefined],
  ['another scheme', { to: 'javascript:alert(1)', role: 'company' }, undefined],
])('%s leads there or nowhere', (_, state, to) => {
  expect(readWayBack(state, 'company')).toBe(to);
});
