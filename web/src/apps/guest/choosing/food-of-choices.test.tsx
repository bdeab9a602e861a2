import type { Food } from '@comanda/contract/food';
import type { OptionGroup } from '@comanda/contract/menu';
import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { aChoice } from '../../../testing/samples/option-groups.ts';
import '../styles/page.css';
import '../styles/taps.css';
import { addFromCard } from '../taps/dishes/dish-clicks.ts';
import { menuReply, RICH, someMenu } from '../testing/fake-menu.ts';
import { startDialogs } from '../device/dialogs.ts';
import { click, closeDialogs, closeTestPage, openTestPage } from '../testing/open-test-page.ts';
import { someGroups } from '../testing/some-options.ts';

const text = (key: TextKey) => translate(allTexts[key], 'ro', {});

let pubs = 0;

beforeEach(() => page.viewport(360, 740));
startDialogs();
afterEach(async () => {
  await closeDialogs();
  closeTestPage();
  await page.viewport(1280, 800);
});

const cream: Food = {
  allergens: { milk: 'contains', eggs: 'contains', nuts: 'traces' },
  diets: ['vegetarian'],
  portion: { amounts: [50], unit: 'g' },
  energy_kcal: 100,
};
const said: OptionGroup = {
  ...someGroups[1],
  choices: [
    aChoice(21, 'Smântână', { price: 12, max_count: 2, food: cream }),
    aChoice(22, 'Mujdei', { price: 8 }),
    aChoice(23, 'Ardei', { food: { allergens: {} } }),
  ],
};

/** Opens the sheet of a dish with a size and extras, for a guest who avoids these. */
async function open(extras: OptionGroup, wishes = '') {
  pubs += 1;
  const pub = { id: 500 + pubs, url_name: `food-${pubs}` };
  const data = { ...someMenu, option_groups: [someGroups[0], extras], pub };
  fakeApi({ 'GET /api/client/pub/:pubUrlName': () => menuReply(data) });
  const opened = openTestPage({ data, pub });
  if (wishes !== '') localStorage.setItem('comanda.wishes', wishes);
  click(addFromCard, [`#d${RICH} > button`, opened]);
  await expect.element(page.getByRole('dialog', { name: 'Plăcintă' })).toBeVisible();
}

const partsOf = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('.food > span') ?? [])].map(
    (part) =>
      [...part.querySelectorAll('[role=img]')].map((mark) => mark.ariaLabel).join() ||
      part.textContent,
  );
/** What each extra says, by name. */
const factsOf = (name: string) =>
  partsOf([...document.querySelectorAll('.option')].find((row) => row.textContent.includes(name)));
const cautions = () =>
  [...document.querySelectorAll('#choosing .choices .caution')].map((one) => one.textContent);

it('a choice says what is in it, with its name; one about which nothing is said is silent', async () => {
  await open(said);
  expect(factsOf('Smântână')).toEqual([
    'Conține: ouă, lapte',
    'Poate conține: nuci',
    '50 g · 100 kcal',
    text('food.vegetarian'),
  ]);
  expect(factsOf('Mujdei')).toEqual([]);
  expect(factsOf('Ardei')).toEqual([]);
  expect(cautions()).toEqual([]);
  const spoken = page.getByRole('checkbox', { name: /^Smântână.*Conține/ });
  await expect.element(spoken).not.toBeInTheDocument();
  await page
    .getByRole('dialog', { name: 'Plăcintă' })
    .getByText(text('guest.choosing.in_dish'))
    .click();
  await expect
    .element(page.getByRole('checkbox', { name: /^Smântână Conține: ouă, lapte .*Vegetarian/ }))
    .toBeVisible();
});

it('is marked when it contains what the guest avoids, or does not say so; a size without it is not', async () => {
  await open(said, 'milk');
  expect(factsOf('Smântână')).toEqual([
    'Conține: lapte',
    'Conține: ouă',
    'Poate conține: nuci',
    '50 g · 100 kcal',
    text('food.vegetarian'),
  ]);
  expect(cautions()).toEqual(['Conține: lapte', 'Nedeclarat: lapte']);
  expect(factsOf('Mujdei')).toEqual(['Nedeclarat: lapte']);
  expect(factsOf('Mică')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('a group about which nothing is said says so once, at its heading', async () => {
  await open(someGroups[1], 'milk');
  expect(cautions()).toEqual(['Nedeclarat: lapte']);
  expect(partsOf(document.querySelectorAll('.choices legend')[1])).toEqual(['Nedeclarat: lapte']);
});

it('nothing is said where the pub says nothing and the guest avoids nothing', async () => {
  await open(someGroups[1]);
  expect(document.querySelector('#choosing .food')).toBeNull();
});
