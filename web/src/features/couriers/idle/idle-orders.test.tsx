import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aCourierOrder, anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(clearCourierPhone);

const COMING = 'POST /api/courier/:courierID/coming';
const since = () => new Date(Date.now() - 12 * 60_000).toISOString();
const known = anActiveCourierOrder(OWN_ID, { id: 9 });
const warned = (coming_left = 3, revision = 3) =>
  anActiveCourierOrder(OWN_ID, {
    id: 9,
    revision,
    courier_info: {
      ...known.courier_info,
      warned: { since: since(), release_at: '2026-11-20T17:42:00.000Z', coming_left },
    },
  });
const coming = () => page.getByRole('button', { name: text('couriers.coming') });
const note = () => page.getByText(text('couriers.warned', { minutes: '12' }));
const lost = () => page.getByText(text('couriers.not_yours', { number: '#9 · La Nuc' }));

it('warns on the card, with one tap for more time', async () => {
  const answer = anActiveCourierOrder(OWN_ID, { id: 9, revision: 4 });
  const { api, sockets } = await openArea([known], {
    calls: {
      [COMING]: () => {
        return { ok: true, order: answer };
      },
    },
  });
  await expect.element(note()).not.toBeInTheDocument();
  sockets.send({ event_type: 'UPDATE_EVENT', order: warned() });
  await expect.element(page.getByRole('alert').filter({ has: note() })).toBeVisible();
  await coming().click();
  await expect.element(note()).not.toBeInTheDocument();
  const sent = api.made.find(({ call }) => call === `POST /api/courier/${OWN_ID}/coming`);
  expect(sent?.body).toMatchObject({ order_id: 9 });
});

it('has no more time after the last press, and no warning of what is carried', async () => {
  const { sockets } = await openArea([warned(0)]);
  await expect.element(note()).toBeVisible();
  await expect.element(coming()).not.toBeInTheDocument();
  const carried = { ...warned(0, 4), status: 'at_courier' as const };
  sockets.send({ event_type: 'UPDATE_EVENT', order: carried });
  await expect.element(note()).not.toBeInTheDocument();
});

it('says that an order was taken away, until it is read', async () => {
  const { sockets } = await openArea([warned()]);
  await expect.element(note()).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 9, revision: 5 }) });
  await expect.element(lost()).toBeVisible();
  await page
    .getByRole('alert')
    .filter({ has: lost() })
    .getByRole('button', { name: text('ui.close') })
    .click();
  await expect.element(lost()).not.toBeInTheDocument();
});

it('says nothing of an order that the courier has given back', async () => {
  const { sockets } = await openArea([warned()], {
    calls: { 'POST /api/courier/:courierID/release-order': () => ({ ok: true }) },
  });
  await page.getByRole('button', { name: text('couriers.release') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.release') })
    .click();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 9, revision: 5 }) });
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  await expect.element(lost()).not.toBeInTheDocument();
});
