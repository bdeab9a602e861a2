import type { ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import { session } from '../../lib/session/session.ts';
import { BarStatusPlace, draw } from './draw.tsx';
import { removedAfterTest } from '../page/rendered.ts';
import { fakeApi, type FakeApi, type FakeCalls } from '../fakes/fake-api.ts';

type Opened = FakeApi & {
  readonly unmount: () => void;
  /** The calls whose address contains this part. */
  readonly callsOf: (part: string) => FakeApi['made'];
};

/** Opens a screen of the platform for an administrator, until the end of the test. */
export function openPlatform(screen: ReactNode, calls: FakeCalls, address = '/'): Opened {
  const api = fakeApi({
    'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: 'token', role: 'admin' }),
    ...calls,
  });
  const remove = draw(
    <>
      <BarStatusPlace />
      {screen}
    </>,
    address,
  );
  const unmount = removedAfterTest(() => {
    remove();
    // A change of the session reloads the page.
    session.setEnding(false);
  });
  const callsOf = (part: string) => api.made.filter(({ call }) => call.includes(part));
  return { ...api, unmount, callsOf };
}

/** All text of an element, with plain spaces. */
export const textOf = (part: Locator): string =>
  part.element().textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
