import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bors, calls, zeama } from '../../../testing/samples/menu-lists.ts';
import { menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
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
const card = () => page.getByRole('article').filter({ hasText: 'Зама' });
const press = (key: Parameters<typeof text>[0]) =>
  card().getByRole('button', { name: `${text(key)} Зама` });

it('is marked as sold out until the next opening by one press, with its end on the pub’s clock', async () => {
  const api = soldOutServer();
  await open();
  await press('menu.until_next_opening').click();
  await expect.element(card().getByText(/до 21 нояб. 2098.*10:00/)).toBeVisible();
  expect(sent(api, 'PUT')).toMatchObject([
    {
      call: `PUT /api/company/3/pubs/7/dishes/${zeama.id}/sold-out`,
      body: { until: 'next_opening' },
    },
  ]);
  // Only this dish.
  const other = page.getByRole('article').filter({ hasText: 'Борщ' });
  await expect.element(other.getByText(text('menu.sold_out_question'))).toBeVisible();
});

it('is marked until it is switched back by one press, and put back on sale by another one', async () => {
  const api = soldOutServer({}, SWITCHED_BACK);
  await open();
  await press('menu.until_switched_back').click();
  await expect.element(press('menu.back_on_sale')).toBeVisible();
  await expect
    .element(card().getByText(new RegExp(text('menu.until_switched_back'))))
    .toBeVisible();
  await press('menu.back_on_sale').click();
  await expect
    .poll(() => sent(api, 'PUT').map(({ body }) => body))
    .toEqual([{ until: SWITCHED_BACK }, { until: null }]);
});

it('is on sale again once its end has passed, whatever the loaded list says', async () => {
  soldOutServer({ sold_out_until: '2026-01-01T00:00:00.000Z' });
  await open();
  await expect.element(press('menu.until_next_opening')).toBeVisible();
  await expect.element(press('menu.back_on_sale')).not.toBeInTheDocument();
});

it('has targets of at least 44 px that are not cut off on a phone', async () => {
  await page.viewport(360, 740);
  soldOutServer();
  await open();
  for (const element of card().getByRole('group').getByRole('button').elements()) {
    const { height, right } = element.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(360);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});
