import { lazy, Suspense, type ComponentType } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { Route, Switch } from 'wouter';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { passFrames, waitFrames } from '../../../testing/actions/on-screen.ts';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';

const PAUSE_MS = 300;

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function Search() {
  const search = useSearch();
  const address = useLocation();
  return (
    <>
      {/* Above all that changes: a link that moves during the press is not clicked. */}
      <Link to="/other">other</Link>
      <SearchField search={search} hint="" />
      <output>{address.search + address.hash}</output>
      <button
        type="button"
        onClick={() => {
          search.type('nuc'.slice(0, search.typed.length + 1));
        }}
      >
        type
      </button>
    </>
  );
}

function open(address: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Other = lazy(() => promise);
  draw(
    <Suspense>
      <Switch>
        <Route path="/list">
          <Search />
        </Route>
        <Route path="/other">
          <Other />
        </Route>
      </Switch>
    </Suspense>,
    address,
  );
  return {
    loadOther: () => {
      resolve({ default: () => <h1>the other screen</h1> });
    },
  };
}

const words = page.getByRole('searchbox');
const address = page.getByRole('status');
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

it('takes as many characters as the call', () => {
  open('/list');
  expect(words.element()).toHaveAttribute('maxlength', '255');
});

it('does not change an address when nothing is typed', async () => {
  open('/list?search=nuc#there');
  await expect.element(words).toHaveValue('nuc');
  await pass(PAUSE_MS);
  await expect.element(address).toHaveTextContent('?search=nuc#there');
});

it.each(['', 'nuc'])(
  'does not cancel a navigation to a screen that is still loading, with %j in the field',
  async (typed) => {
    const { loadOther } = open('/list');
    await words.fill(typed);
    await page.getByRole('link').click();
    await pass(PAUSE_MS);
    loadOther();
    await expect.element(page.getByText('the other screen')).toBeVisible();
  },
);

it('searches once, 300 milliseconds after the last of several keys', async () => {
  open('/list');
  await waitFrames(() => words.query() !== null);
  for (const typed of ['n', 'nu', 'nuc']) {
    // Without the focus: a field that loses it searches at once.
    page
      .getByRole('button', { name: 'type' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFrames(() => words.element().getAttribute('value') === typed);
    await pass(PAUSE_MS - 1);
    await passFrames();
    expect(address.element().textContent).toBe('');
  }
  await pass(1);
  await waitFrames(() => address.element().textContent !== '');
  expect(address.element().textContent).toBe('?search=nuc');
});
