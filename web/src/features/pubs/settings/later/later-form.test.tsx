import type { Pub } from '@comanda/contract/pubs';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../../lib/session/kept-in-tab.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { draw } from '../../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { pubKey, usePub } from '../../api.ts';
import { LaterForm } from './later-form.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
const SAVE = `PUT ${PUB}/later` as const;

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => page.viewport(414, 800));
afterEach(() => {
  keptInTab.dropAll();
});

const off: Pub['later'] = { ...DEFAULT_LATER, order_types: [] };
const taking: Pub['later'] = { ...off, order_types: ['pick_up'] };

let others: (later: Pub['later']) => void = () => {};

function open(later: Pub['later'] = off, calls: FakeCalls = {}) {
  const api = fakeApi({
    [`GET ${PUB}`]: () => ({ ok: true, pub: aPub({ later }) }),
    [SAVE]: ({ body: { later: change } }) => ({
      ok: true,
      later: { ...later, ...change, limits: { ...later.limits, ...change.limits } },
    }),
    ...calls,
  });
  function Loaded() {
    const client = useQueryClient();
    const { data: pub } = usePub(3, 7);
    useEffect(() => {
      others = (newer) => {
        client.setQueryData<Pub>(pubKey(3, 7), (known) => known && { ...known, later: newer });
      };
    }, [client]);
    return pub && <LaterForm pub={pub} />;
  }
  const unmount = draw(<Loaded />);
  const sent = () => api.made.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  return { sent, unmount };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: text('ui.save') });
const type = (name: 'delivery' | 'pick_up') =>
  page.getByRole('checkbox', { name: text(`orders.${name}`) });
const allSaved = () => page.getByText(text('pubs.all_saved'));

it('is off without a type, and asks for the rest once one is chosen', async () => {
  const { sent } = open();
  await expect.element(page.getByText(text('pubs.later_off'))).toBeVisible();
  await expect.element(field(text('pubs.later_lead'))).not.toBeInTheDocument();
  await type('pick_up').click();
  await type('delivery').click();
  await field(text('pubs.later_lead')).selectOptions('180');
  await field(text('pubs.later_days')).selectOptions('0');
  await page.getByRole('button', { name: text('pubs.later_prints_at_once') }).click();
  await page.getByRole('button', { name: text('pubs.minutes', { minutes: 15 }) }).click();
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  expect(sent()).toEqual([
    {
      later: {
        order_types: ['delivery', 'pick_up'],
        lead_minutes: 180,
        days_ahead: 0,
        slot_minutes: 15,
        prints: 'at_once',
      },
    },
  ]);
});

it('writes the lead in its largest unit, and keeps one that is not offered', async () => {
  open({ ...taking, lead_minutes: 90 });
  const lead = field(text('pubs.later_lead'));
  await expect.element(lead).toHaveDisplayValue(/^90.min\.$/);
  const labels = [...lead.element().querySelectorAll('option')].map((one) => one.textContent);
  expect(labels.map((label) => label?.replaceAll('\u00A0', ' '))).toEqual(
    expect.arrayContaining([text('pubs.later_no_lead'), '30 min.', '2 ore', '1 zi', '7 zile']),
  );
});

it('saves the limits, of a pub without orders for later too, and clears them', async () => {
  const { sent } = open({ ...off, limits: { ...off.limits, minutes: 90 } });
  await field(text('pubs.limit_orders')).fill('6');
  await field(text('pubs.limit_value')).fill('1500,50');
  await field(text('pubs.limit_minutes')).fill('');
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  expect(sent()).toEqual([{ later: { limits: { orders: 6, minutes: null, value: 1500.5 } } }]);
});

it('says at its field what is wrong, and sends nothing', async () => {
  const { sent } = open();
  await field(text('pubs.limit_dishes')).fill('10000');
  await save().click();
  await expect
    .element(page.getByText(text('pubs.bound_invalid', { min: 1, max: 9999 })))
    .toBeVisible();
  await expect.element(field(text('pubs.limit_dishes'))).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);
});

it('keeps what is typed while another page is open, and what another desk saves elsewhere', async () => {
  const { sent, unmount } = open(taking);
  await field(text('pubs.limit_orders')).fill('6');
  unmount();
  open(taking);
  await expect.element(field(text('pubs.limit_orders'))).toHaveValue('6');
  others({ ...taking, days_ahead: 30 });
  await expect.element(field(text('pubs.later_days'))).toHaveValue('30');
  await expect.element(field(text('pubs.limit_orders'))).toHaveValue('6');
  await page.getByRole('button', { name: text('pubs.discard') }).click();
  await expect.element(field(text('pubs.limit_orders'))).toHaveValue('');
  await expect.element(allSaved()).toBeVisible();
  expect(sent()).toEqual([]);
});

it('says why it was not saved, with what was typed', async () => {
  open(taking, { [SAVE]: () => refusal(500, 'something_went_wrong') });
  await field(text('pubs.limit_orders')).fill('6');
  await save().click();
  await expect.element(page.getByText(text('errors.something_went_wrong'))).toBeVisible();
  await expect.element(field(text('pubs.limit_orders'))).toHaveValue('6');
});
