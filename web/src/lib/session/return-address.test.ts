import { expect, it } from 'vitest';
import { readReturnAddress, readSignInReason } from './return-address.ts';

const desk = '/admin/pub/7/orders?status=preparing';

it.each([
  ['the same role', { to: desk, role: 'company' }, desk],
  ['another role', { to: desk, role: 'courier' }, undefined],
  ['nothing', null, undefined],
  ['something else', 'desk', undefined],
  ['no address', { role: 'company' }, undefined],
  ['another host', { to: '//evil.example', role: 'company' }, undefined],
  ['another scheme', { to: 'javascript:alert(1)', role: 'company' }, undefined],
])('%s: redirects only within the role’s area', (_, state, to) => {
  expect(readReturnAddress(state, 'company')).toBe(to);
});

it.each([
  ['a session that has ended', { isFrontDoor: true, lostBy: 'session_expired' }, 'session_expired'],
  ['one ended for safety', { isFrontDoor: false, lostBy: 'session_reused' }, 'session_reused'],
  ['another screen of an area', { isFrontDoor: false, lostBy: undefined }, 'needed_there'],
  ['the first screen of an area', { isFrontDoor: true, lostBy: undefined }, undefined],
  ['the link to the sign-in', null, undefined],
  ['something else', { lostBy: 'of_tomorrow' }, undefined],
])('%s is the reason shown at the sign-in', (_, state, why) => {
  expect(readSignInReason(state)).toBe(why);
});
