import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { aShipping, aZoneTerms } from '../../../../testing/samples/a-shipping.ts';
import { refusal } from '../../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import {
  AT,
  closeShippingScreen,
  openShippingScreen as open,
  PUB,
  sent,
} from '../../testing/shipping-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeShippingScreen);

const pub = aPub({ lat: 47.01, lng: 28.83, working_language: 'ro', other_languages: ['ru'] });
const plain = aZoneTerms({ price: 40, steps: [{ from: 300, price: 0 }] });
const other = aZoneTerms({ shape_id: 'b' });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const stepField = (number: number, name: 'from' | 'price' | 'reward') =>
  field(text('shipping.step_field', { number, field: text(`shipping.step_${name}`) }));
const openTerms = (number: number) =>
  page.getByRole('button', { name: new RegExp(`^Zona ${number}: condiții`) }).click();
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const save = () => button(text('ui.save')).click();

it('all terms of a zone are saved together, and its row says them', async () => {
  const api = open({}, {}, { pub });
  await openTerms(1);
  await field(text('shipping.zone_name')).fill('Centru');
  await field(text('shipping.minimum')).fill('150');
  await field(text('shipping.extra_minutes')).fill('15');
  await button(text('shipping.add_step')).click();
  await stepField(2, 'from').fill('500');
  await stepField(2, 'price').fill('0');
  await stepField(1, 'price').fill('20,5');
  // Without a reward of its own the courier gets what the zone costs.
  await expect.element(stepField(1, 'reward')).toHaveAttribute('placeholder', '40');
  await expect.element(stepField(1, 'price')).not.toHaveAttribute('placeholder');
  await stepField(1, 'reward').fill('45');
  await page.getByRole('switch', { name: text('shipping.zone_closed') }).click();
  const why = (language: 'ro' | 'ru') =>
    field(text('shipping.closed_text', { language: text(`translations.language_${language}`) }));
  await why('ru').fill('Мост закрыт');
  await expect.element(why('ro')).toBeVisible();
  await page.getByRole('switch', { name: /^Ore proprii/ }).click();
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api)).toEqual([
    {
      call: `POST ${AT}/zone-terms`,
      body: {
        before: plain,
        zone: {
          ...plain,
          name: 'Centru',
          minimum: 150,
          extra_minutes: 15,
          steps: [
            { from: 300, price: 20.5, reward: 45 },
            { from: 500, price: 0 },
          ],
          closed_until: '9999-12-31T00:00:00.000Z',
          closed_texts: { ru: 'Мост закрыт' },
          hours: Array.from({ length: 7 }, () => [{ start: 600, end: 1320 }]),
        },
      },
    },
  ]);
  const row = page.getByRole('listitem').filter({ hasText: '1 · Centru' });
  for (const words of [
    text('shipping.closed_by_hand'),
    'minim 150,00',
    '20,50',
    'cu 15 min mai mult',
    text('shipping.has_own_hours'),
  ]) {
    await expect.poll(() => row.query()?.textContent).toContain(words);
  }
});

it('says what does not fit, sends nothing, and keeps what is typed', async () => {
  const api = open({}, {}, { pub });
  await openTerms(1);
  await stepField(1, 'price').fill('60');
  await expect.element(page.getByText(/^Fiecare treaptă/)).not.toBeInTheDocument();
  await save();
  await expect.element(page.getByText(/^Fiecare treaptă/)).toBeVisible();
  expect(sent(api)).toEqual([]);
  await button(text('shipping.remove_step', { number: 1 })).click();
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api)).toMatchObject([{ body: { zone: { steps: [] } } }]);
});

it('what another user has saved meanwhile is kept at the first press, and replaced at the second', async () => {
  const theirs = { ...plain, name: 'Al lor' };
  let presses = 0;
  const api = open(
    {},
    {
      [`GET ${PUB}`]: () => ({
        ok: true,
        pub: {
          ...pub,
          shipping: aShipping({ zone_terms: [presses > 0 ? theirs : plain, other] }),
        },
      }),
      [`POST ${PUB}/zone-terms`]: ({ body: { zone } }) => {
        presses += 1;
        return presses === 1
          ? refusal(409, 'zones_changed_meanwhile')
          : { ok: true, shipping: aShipping({ zone_terms: [zone, other] }) };
      },
    },
    { pub },
  );
  await openTerms(1);
  await field(text('shipping.zone_name')).fill('Al meu');
  await save();
  await expect.element(page.getByText(text('errors.zones_changed_meanwhile'))).toBeVisible();
  await expect.element(field(text('shipping.zone_name'))).toHaveValue('Al meu');
  await expect.element(page.getByText('1 · Al lor')).toBeInTheDocument();
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api)).toMatchObject([{ body: { before: plain } }, { body: { before: theirs } }]);
});

it('hours of its own: several on a day, or none', async () => {
  const hours = Array.from({ length: 7 }, () => [{ start: 600, end: 900 }]);
  const api = open({ zone_terms: [{ ...plain, hours }, other] }, {}, { pub });
  await openTerms(1);
  await button(text('shipping.add_hours', { day: 'Luni' })).click();
  await button(text('shipping.remove_hours', { day: 'Marți', hours: '10:00–15:00' })).click();
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [monday, tuesday] = [
    [
      { start: 600, end: 900 },
      { start: 960, end: 1080 },
    ],
    [],
  ];
  expect(sent(api)).toMatchObject([
    { body: { zone: { hours: [monday, tuesday, ...hours.slice(2)] } } },
  ]);
});

it('a zone that is not saved yet has no terms, and the map has the names', async () => {
  open({ zone_terms: [{ ...plain, name: 'Centru' }, other] }, {}, { pub });
  await expect.element(page.getByText('1 Centru')).toBeVisible();
});
