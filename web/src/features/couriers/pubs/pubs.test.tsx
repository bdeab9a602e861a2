import type { AddedByPub } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { anAddedByPub } from '../../../testing/samples/an-order.ts';
import type { FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';

const PUBS = 'GET /api/courier/:courierID/pubs';
const CONFIRM = 'POST /api/courier/:courierID/pubs/:pubID/confirm';
const DECLINE = 'POST /api/courier/:courierID/pubs/:pubID/decline';

beforeAll(async () => {
  startTestTexts('en');
  await page.viewport(360, 800);
});

afterEach(async () => {
  await clearCourierPhone();
});

/** A server with a list of the pubs that have added the courier. */
async function open(
  first: readonly AddedByPub[],
  { address, calls = {} }: { address?: string; calls?: FakeCalls } = {},
) {
  const known = { pubs: [...first] };
  const opened = await openArea([], {
    ...(address === undefined ? {} : { address }),
    calls: {
      [PUBS]: () => ({ ok: true, pubs: known.pubs }),
      [CONFIRM]: ({ params }) => {
        known.pubs = known.pubs.map((pub) =>
          pub.id === params.pubID ? { ...pub, is_confirmed: true } : pub,
        );
        return { ok: true };
      },
      [DECLINE]: ({ params }) => {
        known.pubs = known.pubs.filter(({ id }) => id !== params.pubID);
        return { ok: true };
      },
      ...calls,
    },
  });
  return { ...opened, known };
}

const card = () => page.getByRole('region', { name: 'A venue has added you: La Nuc' });
const confirm = () =>
  page.getByRole('button', { name: text('couriers.confirm_pub_of', { pub: 'La Nuc' }) });
const openToasts = () =>
  toasts
    .list()
    .filter(({ phase }) => phase !== 'closing')
    .map(({ message }) => message);

it('shows the pub, its address and what it will see, and confirms with one tap', async () => {
  const { api } = await open([anAddedByPub()]);
  await expect.element(card().getByText(/str\. Kogălniceanu 58/)).toBeVisible();
  await expect.element(card().getByText(/it sees your phone, Telegram and photo/)).toBeVisible();
  await confirm().click();
  await expect.element(card()).not.toBeInTheDocument();
  expect(api.made.map(({ call }) => call)).toContain(`POST /api/courier/${OWN_ID}/pubs/7/confirm`);
  expect(openToasts()).toEqual(['La Nuc can reach you now']);
});

it('declines after a confirmation', async () => {
  const { api } = await open([anAddedByPub()]);
  const decline = page.getByRole('button', {
    name: text('couriers.decline_pub_of', { pub: 'La Nuc' }),
  });
  await decline.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.cancel') })
    .click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(card()).toBeVisible();
  await decline.click();
  await page
    .getByRole('dialog', { name: text('couriers.decline_pub_question', { pub: 'La Nuc' }) })
    .getByRole('button', { name: text('ui.yes') })
    .click();
  await expect.element(card()).not.toBeInTheDocument();
  expect(api.made.map(({ call }) => call)).toContain(`POST /api/courier/${OWN_ID}/pubs/7/decline`);
  expect(openToasts()).toEqual(['You are off the list: La Nuc']);
});

it('asks as soon as a pub adds the courier, and stops once the pub has removed them', async () => {
  const { sockets, known } = await open([]);
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
  known.pubs = [anAddedByPub()];
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  await expect.element(card()).toBeVisible();
  known.pubs = [];
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  await expect.element(card()).not.toBeInTheDocument();
});

it('shows the current state after an error: the pub has removed the courier', async () => {
  const { known } = await open([anAddedByPub()], {
    calls: {
      [CONFIRM]: () => {
        known.pubs = [];
        return refusal(404, 'not_found');
      },
    },
  });
  await confirm().click();
  await expect.element(card()).not.toBeInTheDocument();
  expect(openToasts()).toEqual([]);
});

it('is also on the profile, where confirmed pubs can be left', async () => {
  await open([anAddedByPub(), anAddedByPub({ id: 8, name: 'Vinoteca', is_confirmed: true })], {
    address: '/courier/profile',
  });
  await expect.element(card()).toBeVisible();
  await expect.element(page.getByText(text('couriers.your_pubs'))).toBeVisible();
  await page
    .getByRole('button', { name: text('couriers.leave_pub_of', { pub: 'Vinoteca' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.yes') })
    .click();
  await expect.element(page.getByText(text('couriers.your_pubs'))).not.toBeInTheDocument();
  await confirm().click();
  await expect.element(page.getByText(text('couriers.your_pubs'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: text('couriers.leave_pub_of', { pub: 'La Nuc' }) }))
    .toBeVisible();
});
