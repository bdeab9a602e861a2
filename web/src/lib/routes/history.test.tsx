import { afterEach, expect, it } from 'vitest';
import { browserHistory } from './history.ts';

const { href: ownAddress } = window.location;

afterEach(() => {
  window.history.replaceState(null, '', ownAddress);
});

const moved = () =>
  new Promise<void>((resolve) => {
    const stop = browserHistory.subscribe(() => {
      stop();
      resolve();
    });
  });

it('reads the address, and an entry that the browser has made', () => {
  window.history.replaceState(null, '', '/a%20b?c=d#e');
  expect(browserHistory.current()).toEqual({
    pathname: '/a%20b',
    search: '?c=d',
    hash: '#e',
    state: null,
    hasPrevious: false,
  });
});

it('writes entries with a state, and reports "back"', async () => {
  window.history.replaceState(null, '', '/first');
  browserHistory.write('/second', { state: { chosen: 1 } });
  browserHistory.write('/third', {});
  expect(browserHistory.current()).toMatchObject({ pathname: '/third', state: null });
  const back = moved();
  browserHistory.go(-1);
  await back;
  expect(browserHistory.current()).toMatchObject({
    pathname: '/second',
    state: { chosen: 1 },
    hasPrevious: true,
  });
});

it('an entry that replaces the first one has no previous one', () => {
  window.history.replaceState(null, '', '/first');
  browserHistory.write('/other', { replace: true, state: 1 });
  expect(browserHistory.current()).toMatchObject({ state: 1, hasPrevious: false });
  browserHistory.write('/next', {});
  browserHistory.write('/next', { replace: true });
  expect(browserHistory.current()).toMatchObject({ pathname: '/next', hasPrevious: true });
});
