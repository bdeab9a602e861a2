import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import type { Dish, OptionGroup } from '@comanda/contract/menu';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { aPubPageData } from '../testing/a-pub-page-data.ts';
import { click, closeTestPage, openTestPage } from '../testing/open-test-page.ts';
import { drawPubPage } from '../testing/draw-pub-page.ts';
import { clickDish } from '../taps/dishes/dish-clicks.ts';
import { drawings } from './facts.ts';
import { clickWishes } from '../taps/ordering/islands.ts';
import { startFood } from './load-food.ts';

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.querySelector('#avoid')?.remove();
  closeTestPage();
});

const text = (key: TextKey, values = {}) => translate(allTexts[key], 'ro', values);

const dish = (id: number, name: string, food: Dish['food']) =>
  aDish({ id, category_id: 3, name, ingredients: 'sare', food });
const dishes = [
  dish(5, 'Plăcintă', {
    allergens: { gluten: 'contains', milk: 'contains', nuts: 'traces' },
    diets: ['vegetarian'],
    spiciness: 2,
    alcohol: true,
    portion: { amounts: [200, 50], unit: 'g' },
    energy_kcal: 420,
  }),
  dish(6, 'Zeamă', { allergens: { celery: 'contains', milk: 'traces' } }),
  dish(7, 'Friptură', {}),
  dish(8, 'Salată', { allergens: {}, diets: ['vegetarian', 'vegan'] }),
];
const CALL = 'GET /api/client/pub/:pubUrlName';

function answer(said: readonly Dish[] | 'down' = dishes, option_groups: OptionGroup[] = []) {
  return fakeApi({
    [CALL]: () => {
      if (said === 'down') return refusal(503, 'service_unavailable');
      const { shipping: _, ...data } = aPubPageData({ dishes: [...said], option_groups });
      return { ok: true, ...data };
    },
  });
}

const card = (id: number) => document.querySelector<HTMLElement>(`#d${id}`);
const shown = () => [5, 6, 7, 8].filter((id) => card(id)?.checkVisibility());
const caution = (id: number) => card(id)?.querySelector('.caution')?.textContent;
const drawingsIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} path`)].map((path) => path.getAttribute('d'));
const marks = (id: number) =>
  [...(card(id)?.querySelectorAll('.marks [role=img]') ?? [])].map((one) => one.ariaLabel);

async function open() {
  const opened = openTestPage({ data: { dishes } });
  startFood(opened.info());
  await eventually(() => {
    expect(marks(8)).toEqual([text('food.vegan')]);
    // The marks may be those of an earlier test's page, which are drawn when the browser is idle.
    expect(document.querySelector('[data-wishes]')).not.toBeNull();
  });
  return opened;
}

const wish = (name: TextKey) => page.getByRole('checkbox', { name: text(name) });
const line = () => document.querySelector('.wishes [role=status]')?.textContent;
const expectLine = (words: string | undefined) =>
  eventually(() => {
    expect(line()).toBe(words);
  });

it('a pub that says nothing about its dishes has no button, and nothing is loaded', () => {
  const api = answer();
  const opened = openTestPage({ data: { dishes: [dish(5, 'Zeamă', {})] } });
  expect(opened.info().hasFood).toBeUndefined();
  startFood(opened.info());
  expect(api.made).toEqual([]);
});

it('a card shows what is spicy, vegetarian and with alcohol, each with its name', async () => {
  answer();
  await open();
  expect(marks(5)).toEqual([text('food.vegetarian'), text('facts.spicy_2'), text('food.alcohol')]);
  expect(marks(7)).toEqual([]);
  expect([5, 8].map((id) => drawingsIn(`#d${id} .marks`)[0])).toEqual([
    drawings.vegetarian,
    drawings.vegan,
  ]);
  expect(shown()).toEqual([5, 6, 7, 8]);
});

it('a guest who avoids milk sees what has none, and why the rest is marked; also after a reload', async () => {
  answer();
  const opened = await open();
  click(clickWishes, ['[data-wishes]', opened]);
  await wish('food.milk').click();
  const all = 'Ascunse: 1 · pot conține: 1 · nedeclarate: 1';
  await expectLine(all);
  expect(shown()).toEqual([6, 7, 8]);
  expect([5, 6, 7, 8].map(caution)).toEqual([
    'Conține: lapte',
    'Poate conține: lapte',
    'Nedeclarat: lapte',
    undefined,
  ]);
  await page.getByRole('button', { name: text('guest.food.show') }).click();

  drawPubPage({ data: { dishes } });
  startFood(opened.info());
  await expectLine(all);
  expect(shown()).toEqual([6, 7, 8]);

  click(clickWishes, ['[data-wishes]', opened]);
  await expect.element(wish('food.milk')).toBeChecked();
  await page.getByRole('button', { name: text('guest.food.clear') }).click();
  await expectLine(undefined);
  expect(shown()).toEqual([5, 6, 7, 8]);
  expect(localStorage.getItem('comanda.wishes')).toBeNull();
});

it('a diet is suited only by what is declared for it', async () => {
  answer();
  const opened = await open();
  click(clickWishes, ['[data-wishes]', opened]);
  await wish('food.vegan').click();
  await expectLine('Ascunse: 1 · nedeclarate: 2');
  expect([5, 6, 7, 8].map(caution)).toEqual([
    'Nu corespunde: vegan',
    'Nedeclarat: vegan',
    'Nedeclarat: vegan',
    undefined,
  ]);
});

it.each([
  [
    5,
    [
      'Conține: gluten, lapte',
      'Poate conține: nuci',
      'Vegetarian',
      'Picant',
      'Alcool',
      '200/50 g · 420 kcal',
    ],
    drawings.caution,
  ],
  [7, [text('guest.food.ask')], drawings.caution],
  // No warning sign beside good news.
  [8, [text('facts.no_allergens'), 'Vegan'], drawings.good],
])('the sheet of dish %i says in words what is in it', async (id, words, drawing) => {
  answer();
  const opened = await open();
  click(clickDish, [`#d${id} a`, opened]);
  await eventually(() => {
    const facts = document.querySelectorAll('#sheet .food li');
    expect([...facts].map((fact) => fact.textContent)).toEqual(words);
  });
  expect(drawingsIn('#sheet .food li')[0]).toBe(drawing);
});

it('the sheet says in the open only why a dish does not suit the guest, before it opens', async () => {
  answer();
  localStorage.clear();
  const opened = openTestPage({ data: { dishes, pub: { id: 12 } } });
  localStorage.setItem('comanda.wishes', 'milk');
  click(clickDish, ['#d5 a', opened]);
  await eventually(() => {
    expect(document.querySelector<HTMLDialogElement>('#sheet')?.open).toBe(true);
  });
  expect(document.querySelector('#sheet p + .food')?.textContent).toBe('Conține: lapte');
  const fold = document.querySelector<HTMLDetailsElement>('#sheet details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Vegetarian');
});

it('where nothing is declared, a guest who avoids something reads that', async () => {
  answer([dish(5, 'Zeamă', {})]);
  const opened = openTestPage({ data: { dishes: [dish(5, 'Zeamă', {})] } });
  localStorage.setItem('comanda.wishes', 'milk');
  startFood(opened.info());
  await expectLine('Ascunse: 0 · nedeclarate: 1');
  expect(caution(5)).toBe('Nedeclarat: lapte');
});

it('without a connection nothing is taken for free of what the guest avoids', async () => {
  answer('down');
  const opened = openTestPage({ data: { dishes, pub: { id: 10 } } });
  localStorage.setItem('comanda.wishes', 'milk');
  startFood(opened.info());
  await expectLine('Ascunse: 0 · nedeclarate: 4');
  // What the phone has read at an earlier visit counts.
  const stored = { dishes: { 5: dishes[0]?.food }, links: {}, groups: {} };
  localStorage.setItem('comanda.food.10', JSON.stringify(stored));
  startFood(opened.info());
  await expectLine('Ascunse: 1 · nedeclarate: 3');
});

it('what an earlier version has stored in another form is read again', async () => {
  answer();
  const opened = openTestPage({ data: { dishes, pub: { id: 11 } } });
  localStorage.setItem('comanda.wishes', 'milk');
  localStorage.setItem('comanda.food.11', JSON.stringify({ 5: {} }));
  startFood(opened.info());
  await expectLine('Ascunse: 1 · pot conține: 1 · nedeclarate: 1');
});

it('a dish whose required choices all contain it counts as containing it', async () => {
  const links = (min_units: number) => [
    { group_id: 1, min_units, max_choices: 1, max_units: 1, free_units: 0 },
  ];
  const asked = [
    aDish({ id: 5, category_id: 3, food: { allergens: {} }, option_groups: links(1) }),
    aDish({ id: 6, category_id: 3, food: { allergens: {} }, option_groups: links(0) }),
  ];
  const milk = { allergens: { milk: 'contains' } } as const;
  const option_groups = [
    anOptionGroup({
      choices: [aChoice(1, 'Cu smântână', { food: milk }), aChoice(2, 'Cu brânză', { food: milk })],
    }),
  ];
  answer(asked, option_groups);
  const opened = openTestPage({ data: { dishes: asked, option_groups } });
  localStorage.setItem('comanda.wishes', 'milk');
  startFood(opened.info());
  await expectLine('Ascunse: 1');
  expect([5, 6].map(caution)).toEqual(['Conține: lapte', undefined]);
});
