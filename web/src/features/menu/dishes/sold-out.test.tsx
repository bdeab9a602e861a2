import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bors, calls, zeama } from '../../../testing/samples/menu-lists.ts';
import {
  act,
  actionsOf,
  menuServer,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const CALL = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out';
const SWITCHED_BACK = UNTIL_SWITCHED_BACK;
/** 10:00 in Chișinău, long after this test. */
const LATER = '2098-11-21T08:00:00.000Z';
const visible: Dish = { ...bors, visible: true };

/** A server that keeps the end which the editor has sent. */
function soldOutServer(first: Partial<Dish> = {}, next: string | null = LATER) {
  let dish: Dish = { ...zeama, ...first };
  return menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [dish, visible] }),
    [CALL]: () => {
      dish = { ...dish, sold_out_until: next };
      return { ok: true, dish };
    },
  });
}

const open = async () => {
  openEditor('/menu/1/category/11');
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
};
const row = () => page.getByRole('article').filter({ hasText: 'Зама' });
const soldOut = () =>
  page.getByRole('switch', { name: `${text('menu.sold_out')}: Зама`, exact: true });

it('is marked as sold out until the next opening by one press, with its end on the pub’s clock', async () => {
  const api = soldOutServer();
  await open();
  await expect.element(soldOut()).not.toBeChecked();
  await soldOut().click();
  await expect.element(row().getByText(/до 21 нояб. 2098.*10:00/)).toBeVisible();
  await expect.element(soldOut()).toBeChecked();
  expect(sent(api, 'PUT')).toMatchObject([
    {
      call: `PUT /api/company/3/pubs/7/dishes/${zeama.id}/sold-out`,
      body: { until: 'next_opening' },
    },
  ]);
  // Only this dish.
  const other = page.getByRole('switch', { name: `${text('menu.sold_out')}: Борщ` });
  await expect.element(other).not.toBeChecked();
});

it('is marked until it is switched back among its actions, and put back on sale by one press', async () => {
  const api = soldOutServer({}, SWITCHED_BACK);
  await open();
  await act(actionsOf('Зама'), text('menu.sold_out_for_long'));
  await expect.element(soldOut()).toBeChecked();
  await expect
    .element(row().getByRole('paragraph'))
    .toHaveTextContent('Закончилось пока не вернёмКурица, лапша');
  await soldOut().click();
  await expect
    .poll(() => sent(api, 'PUT').map(({ body }) => body))
    .toEqual([{ until: SWITCHED_BACK }, { until: null }]);
});

it('is on sale again once its end has passed, whatever the loaded list says', async () => {
  soldOutServer({ sold_out_until: '2026-01-01T00:00:00.000Z' });
  await open();
  await expect.element(soldOut()).not.toBeChecked();
  await expect.element(row().getByText(text('menu.sold_out'), { exact: true })).toBeVisible();
  expect(row().getByText(text('menu.sold_out'), { exact: true }).elements()).toHaveLength(1);
});
