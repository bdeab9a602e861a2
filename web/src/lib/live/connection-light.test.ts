import { expect, it } from 'vitest';
import { connectionLight } from './connection-light.ts';

const NOW = 1_000_000;

it.each([
  ['connected', undefined, true, 'live'],
  ['connected', undefined, false, 'catching-up'],
  ['connecting', NOW - 1000, false, 'catching-up'],
  ['connecting', NOW - 60_000, false, 'offline'],
  ['disconnected', NOW - 60_000, false, 'offline'],
  ['error', NOW - 1000, true, 'offline'],
] as const)('%s, stale since %s, caught up %s: %s', (state, staleSince, isCaughtUp, light) => {
  const connectedSince = state === 'connected' ? NOW : undefined;
  expect(connectionLight({ state, staleSince, connectedSince }, isCaughtUp, NOW)).toBe(light);
});

it('stays offline while it reconnects', () => {
  const trying = { staleSince: NOW, connectedSince: undefined, hasFailed: true } as const;
  expect(connectionLight({ state: 'connecting', ...trying }, false, NOW)).toBe('offline');
});
