import { typeTexts } from '@comanda/contract/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { refusal } from '../../../../testing/fakes/fake-api.ts';
import { text } from '../../../../testing/setup/test-texts.ts';
import { button, search, send, slip, waiterScene } from '../../testing/waiter-setup.tsx';

const TIMES = 'POST /api/client/pub/:pubID/orders/times';
const open = waiterScene();

beforeEach(async () => page.viewport(1280, 800));
afterEach(async () => page.viewport(414, 896));

const pub = {
  time_zone: 'Europe/Chisinau',
  later: { ...aPub().later, order_types: ['pick_up' as const] },
};
const slotAt = (hour: number, refused = false) => ({
  from: `2026-11-20T${hour}:00:00.000Z`,
  to: `2026-11-20T${hour}:30:00.000Z`,
  refusal: refused ? { code: 'slot_is_full', facts: {} } : null,
});
const times = {
  days: ['2026-11-20', '2026-11-21'],
  date: '2026-11-20',
  times: [slotAt(17, true), slotAt(18)],
};

/** One soup, to collect. */
async function take() {
  await button(text(typeTexts.pick_up)).click();
  await page.getByRole('textbox', { name: text('orders.waiter_guest_name') }).fill('Ana');
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
}
const forTime = () => slip().getByRole('button', { name: text('orders.waiter_for_time') });
const field = (key: 'day' | 'time') =>
  slip().getByRole('combobox', { name: text(`orders.waiter_${key}`) });

it('an order for a time has the first that guests may have, or another one', async () => {
  const asked: unknown[] = [];
  const { sent } = await open({
    pub,
    calls: {
      [TIMES]: ({ body }) => {
        asked.push(body.date);
        return { ok: true, times };
      },
    },
  });
  await take();
  expect(field('time').elements()).toEqual([]);
  await forTime().click();
  await expect.element(field('time')).toHaveValue('2026-11-20T18:00:00.000Z');
  const options = [...field('time').element().querySelectorAll('option')];
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '19:00–19:30, гостям не предлагается',
    '20:00–20:30',
  ]);
  await userEvent.selectOptions(field('day'), '2026-11-21');
  await expect.poll(() => asked).toEqual([undefined, '2026-11-21']);
  await userEvent.selectOptions(field('time'), '2026-11-20T17:00:00.000Z');
  await send().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ wanted_at: '2026-11-20T17:00:00.000Z' });
});

it('is asked at no table, and nowhere at a pub that takes nothing for later', async () => {
  const { unmount } = await open({ pub });
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await expect.element(slip().getByText('Zeamă')).toBeVisible();
  expect(forTime().elements()).toEqual([]);
  unmount();
  await open({});
  await take();
  await expect.element(slip().getByText('Zeamă')).toBeVisible();
  expect(forTime().elements()).toEqual([]);
});

it('says that there is no time, and is not sent', async () => {
  const { sent } = await open({
    pub,
    calls: { [TIMES]: () => ({ ok: true, times: { days: [], date: null, times: [] } }) },
  });
  await take();
  await forTime().click();
  await expect.element(slip().getByText(text('orders.waiter_no_times'))).toBeVisible();
  await send().click();
  await expect.element(slip().getByText(text('orders.waiter_no_times'))).toBeVisible();
  expect(sent).toEqual([]);
});

it('times that have not loaded are asked for again', async () => {
  const answers = [refusal(500, 'something_went_wrong')];
  await open({ pub, calls: { [TIMES]: () => answers.shift() ?? { ok: true, times } } });
  await take();
  await forTime().click();
  await slip()
    .getByRole('button', { name: text('ui.retry') })
    .click();
  await expect.element(field('time')).toHaveValue('2026-11-20T18:00:00.000Z');
});
