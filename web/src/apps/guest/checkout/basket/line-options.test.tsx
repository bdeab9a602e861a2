import type { Quote } from '@comanda/contract/orders';
import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import type { BasketLine } from '../../basket/basket.ts';
import type { PubPageChanges } from '../../testing/a-pub-page-data.ts';
import { menuReply, RICH, someMenu } from '../../testing/fake-menu.ts';
import { startDialogs } from '../../device/dialogs.ts';
import { click, closeDialogs, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { clickBasketBar } from '../../taps/ordering/islands.ts';
import type { OpenPage } from '../../taps/open-page.ts';
import { quoteOf } from '../../testing/open-test-checkout.tsx';

const text = (key: TextKey, values: Record<string, string | number> = {}) =>
  translate(allTexts[key], 'ro', values);

const large = { choiceId: 12, count: 1, name: 'Mare' };
const small = { choiceId: 11, count: 1, name: 'Mică' };
const cream = { choiceId: 21, count: 2, name: 'Smântână' };
const pie = { dishId: RICH, name: 'Plăcintă', priceMinor: 9200, count: 1 };

let opened: OpenPage;
let menus = 0;
startDialogs();
afterEach(async () => {
  await closeDialogs();
  vi.unstubAllGlobals();
  closeTestPage();
});

type Given = {
  readonly quote?: Partial<Quote>;
  readonly menu?: PubPageChanges;
  readonly isMenuLost?: boolean;
};

/** The basket with these lines, at a server that answers each quote so. */
async function openBasket(
  lines: readonly Omit<BasketLine, 'id'>[],
  { quote = {}, menu = someMenu, isMenuLost = false }: Given = {},
) {
  menus += 1;
  const pub = { ...menu.pub, url_name: `basket-${menus}` };
  opened = openTestPage({ data: menu, pub });
  const api = fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({
      ok: true,
      quote: { ...quoteOf(92), dishes: [], ...quote },
    }),
    'GET /api/client/pub/:pubUrlName': () =>
      isMenuLost
        ? { ok: false, err: '', code: 'not_found', status: 404 }
        : menuReply({ ...menu, pub }),
  });
  opened.store.set(() => ({
    lines: lines.map((line, index) => ({ ...line, id: index + 1 })),
    orderType: 'in_place',
  }));
  const bar = document.querySelector<HTMLElement>('#bar');
  if (bar) bar.hidden = false;
  click(clickBasketBar, ['#bar', opened]);
  await expect.element(basket).toBeVisible();
  return api;
}

const basket = page.getByRole('dialog', { name: text('guest.checkout.title') });
/** The menu behind the basket has lists too. */
const rows = () =>
  basket
    .getByRole('listitem')
    .all()
    .map((row) => row.element().textContent);
const sheet = page.getByRole('dialog', { name: 'Plăcintă' });
const change = (name: string) =>
  page.getByRole('button', { name: `${text('guest.checkout.change')}: ${name}`, exact: true });

it('shows the options and the note of each line, and sends them', async () => {
  const api = await openBasket([
    { ...pie, options: [large, cream], note: 'fără ceapă' },
    { ...pie, options: [small], priceMinor: 5000 },
  ]);
  expect(rows()).toEqual([
    expect.stringContaining('Mare, 2\u00A0× Smântână«fără ceapă»'),
    expect.stringContaining('Mică'),
  ]);
  await expect
    .poll(() => api.made.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({
      dishes: [
        {
          dish_id: RICH,
          count: 1,
          options: [
            { choice_id: 12, count: 1 },
            { choice_id: 21, count: 2 },
          ],
          note: 'fără ceapă',
        },
        { dish_id: RICH, count: 1, options: [{ choice_id: 11, count: 1 }] },
      ],
    });
  const more = text('guest.checkout.more', { name: 'Plăcintă (Mică)' });
  await page.getByRole('button', { name: more }).click();
  expect(opened.store.get().lines.map(({ count }) => count)).toEqual([1, 2]);
});

it('marks names that are not in the language of the page with theirs', async () => {
  const pub = { working_language: 'ru', other_languages: ['en'] } as const;
  await openBasket([{ ...pie, options: [large] }], {
    menu: { ...someMenu, pub: { ...pub, other_languages: [...pub.other_languages] } },
  });
  const marked = [...basket.element().querySelectorAll('li [lang="ru"]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Plăcintă', 'Mare']);
});

it('shows each line’s own price, and that it has changed', async () => {
  const dish = { dish_id: RICH, count: 1, name: 'Plăcintă' };
  const option = { group_id: 1, group_name: 'Mărime', price: 0 };
  const optionOf = ({ choiceId: choice_id, ...one }: typeof large) => ({
    ...option,
    choice_id,
    ...one,
  });
  await openBasket(
    [
      { ...pie, options: [large] },
      { ...pie, options: [small], priceMinor: 5000 },
    ],
    {
      quote: {
        dishes: [
          { ...dish, dish_price: 50, options: [optionOf(small)] },
          { ...dish, dish_price: 95, options: [optionOf(large)] },
        ],
      },
    },
  );
  await expect.poll(() => rows()[0]).toMatch(/95,00\sLei$/);
  expect(rows()[0]?.replaceAll(/\s/g, ' ')).toContain(
    text('guest.checkout.price_changed', { price: '92,00 Lei' }),
  );
  expect(rows()[1]).toMatch(/50,00\sLei$/);
});

it('names the groups of options of the same name', async () => {
  const halves = [
    { ...large, name: 'Diavola', group_name: 'Jumătatea 1' },
    { ...cream, name: 'Diavola', group_name: 'Jumătatea 2', count: 1 },
  ];
  await openBasket([{ ...pie, options: halves }]);
  expect(rows()[0]).toContain('Jumătatea 1: Diavola, Jumătatea 2: Diavola');
});

it('shows a line in the language of the page, also one that was chosen in another', async () => {
  const named = { ...large, name: 'Большая' };
  const { choiceId: choice_id, ...chosen } = large;
  const option = { ...chosen, choice_id, group_id: 1, group_name: 'Mărime', price: 0 };
  const dish = { dish_id: RICH, count: 1, dish_price: 92, name: 'Pie', names: { ro: 'Plăcintă' } };
  const options = [{ ...option, name: 'Large', names: { ro: 'Mare', ru: 'Большая' } }];
  const names = { ...dish.names, ru: 'Плацинда' };
  const lines = [{ ...pie, name: 'Плацинда', options: [named] }];
  await openBasket(lines, { quote: { dishes: [{ ...dish, names, options }] } });
  await expect.poll(() => rows()[0]).toMatch(/^PlăcintăMare/);
  expect(basket.getByText(/Плацинда|Большая/).elements()).toEqual([]);
  // Its dish has got another name since, in every language.
  await openBasket(lines, { quote: { dishes: [{ ...dish, options }] } });
  const renamed = text('guest.checkout.renamed', { name: 'Плацинда' });
  await expect.element(basket.getByText(renamed)).toBeVisible();
});

it('opens a line with what was chosen, and gives it other options', async () => {
  await openBasket([{ ...pie, options: [large, cream], count: 3 }]);
  await change('Plăcintă (Mare, 2 × Smântână)').click();
  await expect.element(sheet.getByRole('radio', { name: /^Mare/ })).toBeChecked();
  await expect.element(sheet.getByRole('checkbox', { name: /^Smântână/ })).toBeChecked();
  await sheet.getByRole('radio', { name: /^Mică/ }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${text('guest.choosing.save')}`) }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(opened.store.get().lines).toMatchObject([
    { id: 1, options: [small, cream], priceMinor: 6200, count: 3 },
  ]);
  // The basket is still open, and its button has the focus again.
  await expect.element(change('Plăcintă (Mică, 2 × Smântână)')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('has nothing to change at a dish without options, unless the pub takes notes', async () => {
  const soup = { dishId: 5, name: 'Zeamă', priceMinor: 6000, count: 1 };
  await openBasket([soup]);
  await expect.element(change('Zeamă')).not.toBeInTheDocument();
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  closeTestPage();
  await openBasket([soup], { menu: { ...someMenu, pub: { takes_dish_notes: true } } });
  await expect.element(change('Zeamă')).toBeVisible();
});

const again = (name: string) =>
  page.getByRole('button', { name: `${text('guest.checkout.choose_again')}: ${name}` });

it.each([
  [{ isMenuLost: false }, text('choosing.sold_out', { choice: 'Uriașă' })],
  // The words of the quote and of the basket are enough for it.
  [{ isMenuLost: true }, text('choosing.sold_out', { choice: 'Uriașă' })],
])('says at its line what is sold out, and lets it be chosen again, %j', async (given, words) => {
  const huge = { choiceId: 13, count: 1, name: 'Uriașă' };
  await openBasket(
    [
      { ...pie, options: [huge, cream] },
      { ...pie, options: [small], priceMinor: 5000 },
    ],
    {
      ...given,
      quote: {
        option_problems: [{ dish_id: RICH, code: 'choice_sold_out', group_id: 1, choice_id: 13 }],
        refusal: { code: 'options_do_not_fit', facts: {} },
      },
    },
  );
  await expect.poll(() => rows()[0]).toContain(words);
  expect(rows()[1]).not.toContain(words);
  const open = again('Plăcintă (Uriașă, 2 × Smântână)');
  if (given.isMenuLost) {
    await open.click();
    await expect.element(page.getByText(text('guest.checkout.options_did_not_load'))).toBeVisible();
    return;
  }
  await open.click();
  await expect
    .element(sheet.getByText(text('guest.choosing.dropped', { names: 'Uriașă' })))
    .toBeVisible();
  await expect.element(sheet.getByRole('checkbox', { name: /^Smântână/ })).toBeChecked();
});

it('names the group in which something is missing since the menu has changed', async () => {
  await openBasket([{ ...pie, options: [cream] }], {
    quote: {
      option_problems: [{ dish_id: RICH, code: 'too_few', group_id: 1, missing: 1 }],
      refusal: { code: 'options_do_not_fit', facts: {} },
    },
  });
  await expect.poll(() => rows()[0]).toContain(text('choosing.choose', { group: 'Mărime' }));
});

it('says of a note that the pub no longer takes any', async () => {
  await openBasket(
    [
      { ...pie, options: [large], note: 'fără ceapă' },
      { ...pie, options: [small] },
    ],
    { quote: { refusal: { code: 'dish_notes_are_off', facts: {} } } },
  );
  const words = text('errors.dish_notes_are_off');
  await expect.poll(() => rows()[0]).toContain(words);
  expect(rows()[1]).not.toContain(words);
});
