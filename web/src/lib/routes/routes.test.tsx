import { lazy, Suspense, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Redirect, Route, Switch, useParams } from 'wouter';
import { draw } from '../../testing/setup/draw.tsx';
import { Link, TabLink, type LinkProps } from './link.tsx';
import { useLocation, useNavigate } from './location-context.ts';
import { useSearchParams } from './use-search-params.ts';

function Here() {
  const { pathname, search, hash, state, hasPrevious } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
      <button
        type="button"
        disabled={!hasPrevious}
        onClick={() => {
          navigate(-1);
        }}
      >
        back
      </button>
    </>
  );
}

const here = page.getByRole('status');
const back = page.getByRole('button', { name: 'back' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

it('shows the open screen and its tab until the program of the next screen is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Later = lazy(() => promise);
  draw(
    <>
      <TabLink to="/now">now</TabLink>
      <TabLink to="/later">later</TabLink>
      <Suspense fallback="placeholder">
        <Switch>
          <Route path="/now">
            <h1>Now</h1>
          </Route>
          <Route path="/later">
            <Later />
          </Route>
        </Switch>
      </Suspense>
      <Here />
    </>,
    '/now',
  );
  const shown: string[] = [];
  new MutationObserver(() => shown.push(document.body.textContent)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
  });
  await link('later').click();
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('heading', { name: 'Now' })).toBeVisible();
  await expect.element(link('now')).toHaveAttribute('aria-current', 'page');
  resolve({ default: () => <h1>Later</h1> });
  await expect.element(page.getByRole('heading', { name: 'Later' })).toBeVisible();
  await expect.element(link('later')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('now')).not.toHaveAttribute('aria-current');
  expect(shown.join(' ')).not.toContain('placeholder');
});

it.each([
  ['/tab', 'page'],
  ['/tab/', 'page'],
  ['/TAB/7', 'page'],
  ['/table', null],
  ['/', null],
])('at %s the tab is marked: %s', async (address, mark) => {
  draw(<TabLink to="/tab">tab</TabLink>, address);
  await expect.element(link('tab')).toBeVisible();
  expect(link('tab').element().getAttribute('aria-current')).toBe(mark);
});

it('adds an entry with the state of the link, and none for a second press', async () => {
  draw(
    <>
      <Link to="/two?x=1#y" state={{ chosen: 3 }}>
        two
      </Link>
      <Here />
    </>,
    '/one',
  );
  await expect.element(back).toBeDisabled();
  await link('two').click();
  await expect.element(here).toHaveTextContent('/two?x=1#y {"chosen":3}');
  await link('two').click();
  await back.click();
  await expect.element(here).toHaveTextContent('/one null');
  await expect.element(back).toBeDisabled();
});

it('replaces the entry where the link says so', async () => {
  draw(
    <>
      <Link to="/two">two</Link>
      <Link to="/three" replace>
        three
      </Link>
      <Here />
    </>,
    '/one',
  );
  await link('two').click();
  await link('three').click();
  await expect.element(here).toHaveTextContent('/three null');
  await back.click();
  await expect.element(here).toHaveTextContent('/one null');
});

it.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link to another window', { target: '_blank' }, {}],
  ['on a link to a file', { reloadDocument: true }, {}],
])('leaves a press %s to the browser', async (_name, props, press) => {
  draw(
    <>
      <Link to="/two" {...props}>
        two
      </Link>
      <Here />
    </>,
    '/one',
  );
  await expect.element(link('two')).toHaveAttribute('href', '/two');
  let isLeft: boolean | undefined;
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  link('two')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }));
  window.removeEventListener('click', end);
  expect(isLeft).toBe(true);
  await new Promise(requestAnimationFrame);
  await expect.element(here).toHaveTextContent('/one null');
});

it('does not follow a link whose press was prevented', async () => {
  draw(
    <>
      <Link
        to="/two"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        two
      </Link>
      <Here />
    </>,
    '/one',
  );
  await link('two').click();
  await expect.element(here).toHaveTextContent('/one null');
});

function Search() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <p>{params.get('words')}</p>
      <button
        type="button"
        onClick={() => {
          setParams({ words: '50% & %2B' }, { replace: true });
        }}
      >
        write
      </button>
      <button
        type="button"
        onClick={() => {
          setParams({});
        }}
      >
        clear
      </button>
    </>
  );
}

it('writes and reads any text as a parameter of the address', async () => {
  draw(
    <>
      <Search />
      <Here />
    </>,
    '/list?other=1#there',
  );
  await page.getByRole('button', { name: 'write' }).click();
  await expect.element(page.getByText('50% & %2B', { exact: true })).toBeVisible();
  await expect.element(here).toHaveTextContent('/list?words=50%25+%26+%252B null');
  await expect.element(back).toBeDisabled();
  await page.getByRole('button', { name: 'clear' }).click();
  await expect.element(here).toHaveTextContent('/list null');
  await expect.element(back).toBeEnabled();
});

const Order = () => <h1>order {useParams()['id']}</h1>;

it.each([
  ['/order/7', 'order 7'],
  ['/order/7//', 'order 7'],
  ['/Order/7', 'order 7'],
  ['/order/7/more', 'unknown'],
  ['/other', 'unknown'],
])('%s is %s', async (address, heading) => {
  draw(
    <Switch>
      <Route path="/order/:id">
        <Order />
      </Route>
      <Route>
        <h1>unknown</h1>
      </Route>
    </Switch>,
    address,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent(heading);
});

it('redirects at the first render, with a state and without an entry', async () => {
  draw(
    <>
      <Route path="/private">
        <Redirect to="/sign-in" replace state={{ to: '/private' }} />
      </Route>
      <Here />
    </>,
    '/private',
  );
  await expect.element(here).toHaveTextContent('/sign-in {"to":"/private"}');
  await expect.element(back).toBeDisabled();
});
