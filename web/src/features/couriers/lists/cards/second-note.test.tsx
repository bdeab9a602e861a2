import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../../testing/courier-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(clearCourierPhone);

const { courier_info: free } = aCourierOrder();
const { courier_info: taken } = anActiveCourierOrder(OWN_ID);
const own = anActiveCourierOrder(OWN_ID, {
  id: 7,
  prepared: true,
  courier_info: { ...taken, sector: 'n' },
});
const offered = (id: number, sector: 'n' | 's') =>
  aCourierOrder({
    id,
    prepared: true,
    second_must_fit: true,
    courier_info: { ...free, sector },
  });

it('says by how much a second order lengthens the way, on its card and before the tap', async () => {
  const { sockets } = await openArea([offered(9, 'n'), own]);
  const note = text('couriers.second_adds', { minutes: '15' });
  await expect.element(page.getByRole('article').getByText(note)).toBeVisible();
  await page.getByRole('button', { name: text('couriers.reserve') }).click();
  await expect.element(page.getByRole('dialog').getByText(note)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.no') })
    .click();
  sockets.send({ event_type: 'GET_ALL', orders: [offered(9, 'n')] });
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
});

it('does not offer what does not fit, and offers it once nothing is carried', async () => {
  const { sockets } = await openArea([offered(9, 's'), own], {
    address: '/courier/orders',
  });
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  sockets.send({ event_type: 'GET_ALL', orders: [offered(9, 's')] });
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
});
