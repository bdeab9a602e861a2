import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { calls, zeama } from '../../../testing/samples/menu-lists.ts';
import {
  address,
  button,
  EDITOR,
  menuServer,
  names,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const PHONE = [360, 740] as const;
const TABLET = [1000, 800] as const;
const DESK = [1280, 800] as const;

const open = async (size: readonly [number, number], pub = aPub()) => {
  await page.viewport(...size);
  openEditor('/menu/1/category/11', pub);
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
};
const nav = () => page.getByRole('navigation', { name: text('menu.categories') });
const frame = () => page.getByTitle(text('menu.preview'));
const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();
const list = () => page.getByRole('region', { name: text('menu.dishes') });

it('leads to each other category of the menu, with the present one marked', async () => {
  menuServer({
    [calls.listDishes]: ({ params }) => ({
      ok: true,
      dishes: params.categoryID === 13 ? [{ ...zeama, id: 31, name: 'Оливье' }] : [zeama],
    }),
  });
  await open(DESK);
  await expect
    .element(nav().getByRole('link', { name: 'Супы' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav().getByRole('link', { name: /^Гриль.*скрыто/ })).toBeVisible();
  await nav().getByRole('link', { name: 'Салаты' }).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/1/category/13`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Салаты');
  await eventually(() => {
    expect(names()).toEqual(['Оливье']);
  });
});

it.each([
  ['above the dishes on a phone', PHONE, false],
  ['beside them from 1000 px on', TABLET, true],
])('the categories are %s', async (_where, size, isBeside) => {
  menuServer();
  await open(size);
  const categories = boxOf(nav());
  const dishes = boxOf(list());
  expect(categories.right <= dishes.left).toBe(isBeside);
  expect(categories.bottom <= dishes.top).toBe(!isBeside);
  expect(dishes.width).toBeLessThanOrEqual(600);
  expect(document.documentElement.scrollWidth).toBe(size[0]);
});

it('shows the guest’s page beside the dishes, without its scripts, only where it has room', async () => {
  menuServer();
  await open(DESK);
  await expect.element(frame()).toBeVisible();
  const element = frame().element() as HTMLIFrameElement;
  expect(element.getAttribute('src')).toBe('/pub/la-nuc/?lang=ro');
  expect([...element.sandbox]).toEqual(['allow-same-origin']);
  expect(boxOf(frame()).left).toBeGreaterThanOrEqual(boxOf(list()).right);
  await page.viewport(...TABLET);
  await expect.element(frame()).not.toBeInTheDocument();
});

it('shows no guest’s page of a pub whose publication has ended', async () => {
  menuServer();
  await open(DESK, aPub({ expired: true }));
  expect(frame().elements()).toEqual([]);
});

it('loads the guest’s page again after a change was saved, and not after a refused one', async () => {
  let isRefused = true;
  const api = menuServer({
    'POST /api/company/:companyID/pubs/:pubID/dishes/change': () =>
      isRefused
        ? refusal(409, 'dishes_changed_meanwhile')
        : { ok: true, dishes: [{ ...zeama, sale_price: 60 }], left_dish_ids: [] },
  });
  await open(DESK);
  let loads = 0;
  const element = frame().element() as HTMLIFrameElement;
  const isLoaded = () => element.contentDocument?.readyState === 'complete';
  await expect
    .poll(() => element.contentWindow?.location.pathname.startsWith('/pub/') && isLoaded())
    .toBe(true);
  element.addEventListener('load', () => {
    loads += 1;
  });
  const price = page.getByRole('textbox', { name: `${text('menu.sale_price')}: Зама` });
  await price.fill('60');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(loads).toBe(0);
  isRefused = false;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => loads).toBe(1);
  expect(sent(api, 'POST')).toHaveLength(2);
  await expect.element(button(text('menu.new_dish'))).toBeVisible();
});
