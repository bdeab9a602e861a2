import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { aPubPageData, type PubPageChanges } from '../testing/a-pub-page-data.ts';
import { menuReply, RICH, someMenu } from '../testing/fake-menu.ts';
import { exactlyOne, someGroups } from '../testing/some-options.ts';
import { startDialogs } from '../device/dialogs.ts';
import { click, closeDialogs, closeTestPage, openTestPage } from '../testing/open-test-page.ts';
import { addFromCard, clickDish } from '../taps/dishes/dish-clicks.ts';
import type { OpenPage } from '../taps/open-page.ts';
import { openChoosing, type Wanted } from './mount.tsx';
import '../styles/page.css';
import '../styles/taps.css';

const text = (key: TextKey, values: Record<string, string | number> = {}) =>
  translate(allTexts[key], 'ro', values);

let opened: OpenPage;
let menus = 0;

/** Each test reads the menu of its own pub: a menu is kept for a minute. */
function openPage(data: PubPageChanges = someMenu) {
  menus += 1;
  const pub = { ...data.pub, url_name: `pub-${menus}` };
  opened = openTestPage({ data, pub });
  return fakeApi({ 'GET /api/client/pub/:pubUrlName': () => menuReply({ ...data, pub }) });
}

beforeEach(() => page.viewport(360, 740));
startDialogs();
afterEach(async () => {
  await closeDialogs();
  vi.unstubAllGlobals();
  closeTestPage();
  await page.viewport(1280, 800);
});

const sheet = page.getByRole('dialog', { name: 'Plăcintă' });
const submit = () => document.querySelector<HTMLElement>('#choosing [type=submit]');
const submitText = () => submit()?.textContent.replaceAll(/\s/g, ' ');
const lines = () =>
  opened.store.get().lines.map(({ options = [], note, count, priceMinor }) => ({
    options: options.map((one) => `${one.count} ${one.name}`).join(', '),
    note,
    count,
    priceMinor,
  }));
const group = (name: RegExp) => sheet.getByRole('group', { name });
/** The menu where exactly two extras have to be chosen. */
const twoExtras = (): PubPageChanges => ({
  ...someMenu,
  dishes: (someMenu.dishes ?? []).map((dish) => ({
    ...dish,
    ...(dish.id === RICH && {
      option_groups: [
        { group_id: 1, ...exactlyOne },
        { group_id: 2, min_units: 2, max_choices: 2, max_units: 2, free_units: 0 },
      ],
    }),
  })),
});
const open = async () => {
  click(addFromCard, [`#d${RICH} > button`, opened]);
  await expect.element(sheet).toBeVisible();
};

const openFilled = (wanted: Wanted) =>
  openChoosing({ store: opened.store, info: opened.info() }, wanted);

it('of a dish with options opens at its button, and adds what was chosen at the price on the button', async () => {
  openPage();
  await open();
  expect(lines()).toEqual([]);
  await sheet.getByRole('radio', { name: /^Mare/ }).click();
  expect(submitText()).toBe('Adaugă80,00 Lei');
  await sheet.getByRole('checkbox', { name: /^Smântână/ }).click();
  // One unit is free.
  expect(submitText()).toBe('Adaugă80,00 Lei');
  await sheet
    .getByRole('button', { name: text('guest.choosing.more', { name: 'Smântână' }) })
    .click();
  expect(submitText()).toBe('Adaugă92,00 Lei');
  await sheet
    .getByRole('button', { name: text('guest.choosing.more', { name: 'Plăcintă' }) })
    .click();
  expect(submitText()).toBe('Adaugă184,00 Lei');
  submit()?.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(lines()).toEqual([
    { options: '1 Mare, 2 Smântână', note: undefined, count: 2, priceMinor: 9200 },
  ]);
});

it('shows extras at the price of the chosen size, and adds the dish for it', async () => {
  const [size, extras] = someGroups;
  const [first, ...others] = extras.choices;
  const atSizes = { size_prices: [{ size: 'Mare', price: 20 }] };
  openPage({
    ...someMenu,
    option_groups: [
      { ...size, choices: size.choices.map((one) => ({ ...one, size: one.name })) },
      { ...extras, choices: [...(first ? [{ ...first, ...atSizes }] : []), ...others] },
    ],
  });
  await open();
  const cream = (amount: string) =>
    sheet.getByRole('checkbox', { name: new RegExp(`^Smântână *\\+${amount},00`) });
  await expect.element(cream('12')).toBeVisible();
  await sheet.getByRole('radio', { name: /^Mare/ }).click();
  await expect.element(cream('20')).toBeVisible();
  await cream('20').click();
  await sheet
    .getByRole('button', { name: text('guest.choosing.more', { name: 'Smântână' }) })
    .click();
  // One unit is free.
  expect(submitText()).toBe('Adaugă100,00 Lei');
  await sheet.getByRole('radio', { name: /^Mică/ }).click();
  await expect.element(cream('12')).toBeChecked();
  expect(submitText()).toBe('Adaugă62,00 Lei');
  await sheet.getByRole('radio', { name: /^Mare/ }).click();
  submit()?.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(lines()).toMatchObject([{ options: '1 Mare, 2 Smântână', priceMinor: 10_000 }]);
});

it('says on its button what is missing, and leads there', async () => {
  openPage(twoExtras());
  await open();
  const missing = (count: number) => text('choosing.choose_more', { group: 'Adaosuri', count });
  expect(submitText()).toBe(`${missing(2)}50,00 Lei`);
  const extras = group(/^Adaosuri/);
  await expect.element(extras).not.toHaveAccessibleDescription(missing(2));
  submit()?.click();
  await expect.element(sheet.getByRole('checkbox', { name: /^Smântână/ })).toHaveFocus();
  await expect.element(extras).toHaveAccessibleDescription(missing(2));
  expect(lines()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(submitText()).toBe(`${missing(1)}62,00 Lei`);
  await sheet.getByRole('checkbox', { name: /^Ardei/ }).click();
  expect(submitText()).toBe('Adaugă62,00 Lei');
  await expect.element(extras).not.toHaveAccessibleDescription(/./);
});

it('opens with the first choice on sale of what is required, and says above its button what is chosen', async () => {
  const [size, extras] = someGroups;
  const [small, ...larger] = size.choices;
  if (!small) throw new Error('a size');
  const gone = { ...small, sold_out_until: '2099-01-01T08:00:00.000Z' };
  openPage({ ...someMenu, option_groups: [{ ...size, choices: [gone, ...larger] }, extras] });
  await open();
  await expect.element(sheet.getByRole('radio', { name: /^Mare/ })).toBeChecked();
  await sheet.getByRole('checkbox', { name: /^Ardei/ }).click();
  await expect.element(sheet.getByText('Mare, Ardei', { exact: true })).toBeVisible();
  submit()?.click();
  await expect.poll(lines).toMatchObject([{ options: '1 Mare, 1 Ardei', priceMinor: 8000 }]);
});

it('chooses nothing that the guest avoids', async () => {
  const [size, extras] = someGroups;
  const [small, ...larger] = size.choices;
  if (!small) throw new Error('a size');
  const choices = [{ ...small, food: { allergens: { milk: 'contains' } } as const }, ...larger];
  openPage({ ...someMenu, option_groups: [{ ...size, rule: 'sum', choices }, extras] });
  localStorage.setItem('comanda.wishes', 'milk');
  await open();
  await expect.element(sheet.getByRole('radio', { name: /^Mică/ })).not.toBeChecked();
  expect(submitText()).toContain(text('choosing.choose', { group: 'Mărime' }));
});

it('fills two halves with the pictures of the dishes that they stand for', async () => {
  const [size] = someGroups;
  const [soup, pie] = twoExtras().dishes ?? [];
  if (!soup || !pie) throw new Error('the menu has no dishes');
  const halves = anOptionGroup({
    id: 2,
    name: 'Jumătăți',
    rule: 'dearest',
    choices: [
      aChoice(21, 'Diavola', { dish_id: 5 }),
      aChoice(22, 'Tartufo'),
      aChoice(23, 'Rucola'),
    ],
  });
  const drawn = { ...soup, image_file_name: 'soup.webp' };
  openPage({ dishes: [drawn, pie], option_groups: [size, halves] });
  await open();
  const halfNames = () =>
    [...document.querySelectorAll('.halves span')].map((half) => half.textContent);
  const half = (number: number) => text('guest.choosing.half', { number });
  expect(halfNames()).toEqual([half(1), half(2)]);
  await sheet.getByRole('checkbox', { name: /^Tartufo/ }).click();
  expect(halfNames()).toEqual(['Tartufo', half(2)]);
  expect(document.querySelector('.halves image')).toBeNull();
  await sheet.getByRole('checkbox', { name: /^Diavola/ }).click();
  expect(halfNames()).toEqual(['Tartufo', 'Diavola']);
  expect(document.querySelector('.halves image')?.getAttribute('href')).toMatch(/soup/);
  // Full: why the third is dim is said.
  await expect.element(sheet.getByRole('checkbox', { name: /^Rucola/ })).toBeDisabled();
  await expect.element(sheet.getByText(text('guest.choosing.full'))).toBeVisible();
});

it('shows limits in words, prices, and what is sold out', async () => {
  openPage();
  await open();
  await expect
    .element(group(/^Mărime/))
    .toHaveAccessibleName(`Mărime ${text('choosing.required')}`);
  const limits = [text('choosing.at_most', { count: 2 }), text('choosing.free', { count: 1 })];
  await expect.element(group(/^Adaosuri/)).toHaveAccessibleName(`Adaosuri ${limits.join(', ')}`);
  const gone = sheet.getByRole('radio', { name: /^Uriașă/ });
  await expect.element(gone).toBeDisabled();
  await expect.element(gone).toHaveAccessibleName(/S-a terminat/);
  await expect.element(sheet.getByRole('checkbox', { name: /Mujdei \+8,00\sLei/ })).toBeVisible();
  await expect.element(sheet.getByRole('radio', { name: /Mică 50,00\sLei/ })).toBeVisible();
  await expect.element(sheet.getByRole('checkbox', { name: 'Ardei', exact: true })).toBeVisible();
});

it('closes the other choices once as many are chosen as may be', async () => {
  openPage();
  await open();
  const pepper = sheet.getByRole('checkbox', { name: /^Ardei/ });
  await sheet.getByRole('checkbox', { name: /^Smântână/ }).click();
  await expect.element(pepper).toBeEnabled();
  await sheet.getByRole('checkbox', { name: /^Mujdei/ }).click();
  await expect.element(pepper).toBeDisabled();
  const less = text('guest.choosing.less', { name: 'Smântână' });
  await sheet.getByRole('button', { name: less }).click();
  await expect.element(pepper).toBeEnabled();
  await expect.element(sheet.getByRole('checkbox', { name: /^Smântână/ })).toHaveFocus();
});

it('takes at least one, and no more of a dish than an order may have', async () => {
  openPage();
  await openFilled({ dishId: RICH, count: MAX_DISH_COUNT - 1 });
  const [less, more] = (['less', 'more'] as const).map((way) =>
    sheet.getByRole('button', { name: text(`guest.choosing.${way}`, { name: 'Plăcintă' }) }),
  );
  if (!less || !more) throw new Error('two buttons');
  await more.click();
  await expect.element(more).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(less).toBeDisabled();
  await expect.element(more).toBeEnabled();
});

it('scrolls to what is missing, when the button is pressed below it', async () => {
  await page.viewport(360, 380);
  openPage({ ...twoExtras(), pub: { takes_dish_notes: true } });
  await open();
  const first = sheet.getByRole('checkbox', { name: /^Smântână/ });
  sheet.getByLabelText(text('choosing.note')).element().scrollIntoView({ block: 'end' });
  await expect.element(first).not.toBeInViewport();
  submit()?.click();
  await expect.element(first).toBeInViewport();
});

it('scrolls to the heading of a group that is higher than the screen, from its middle', async () => {
  await page.viewport(360, 380);
  const [size, extras] = someGroups;
  const [cream] = extras.choices;
  if (!cream) throw new Error('an extra');
  const choices = Array.from({ length: 20 }, (_, index) => {
    const id = 100 + index;
    return { ...cream, id, name: `${id}` };
  });
  openPage({ ...twoExtras(), option_groups: [size, { ...extras, choices }] });
  await open();
  sheet.getByRole('checkbox', { name: /^110/ }).element().scrollIntoView({ block: 'center' });
  submit()?.click();
  await expect.element(sheet.getByText(/^Adaosuri/).first()).toBeInViewport({ ratio: 1 });
});

it('says what of an earlier choice is not left, and starts with the rest', async () => {
  openPage();
  await openFilled({
    dishId: RICH,
    options: [
      { choiceId: 12, count: 1, name: 'Mare' },
      { choiceId: 99, count: 1, name: 'Bacon' },
    ],
  });
  await expect
    .element(sheet.getByRole('status').filter({ hasText: 'Bacon' }))
    .toHaveTextContent(text('guest.choosing.dropped', { names: 'Bacon' }));
  expect(submitText()).toBe('Adaugă80,00 Lei');
});

it('of a dish of which a required choice is sold out says so in place of its button', async () => {
  const [size, extras] = someMenu.option_groups ?? [];
  if (!size || !extras) throw new Error('the menu has no groups');
  const choices = size.choices.map((one) => ({
    ...one,
    sold_out_until: '2099-01-01T08:00:00.000Z',
  }));
  openPage({ ...someMenu, option_groups: [{ ...size, choices }, extras] });
  await openFilled({ dishId: RICH });
  await expect.element(sheet.getByText(text('guest.choosing.sold_out')).last()).toBeVisible();
  expect(submit()).toBeNull();
});

it.each([
  ['in its sheet a dish that is not served now says so', undefined],
  ['and is added for later where the pub takes such orders', ['delivery' as const]],
])('%s', async (_, later_types) => {
  const pies = aPubPageData(someMenu).categories.map((one) => ({
    ...one,
    not_served_until: '2099-01-01T08:00:00.000Z',
  }));
  openPage({ ...someMenu, categories: pies, ...(later_types && { later_types }) });
  opened.store.set((basket) => ({ ...basket, orderType: 'delivery' }));
  await openFilled({ dishId: RICH });
  const key = later_types ? 'guest.choosing.for_later' : 'guest.choosing.not_served';
  await expect.element(sheet.getByText(text(key))).toBeVisible();
  expect(submit() !== null).toBe(later_types !== undefined);
});

it('takes back an optional choice of one with "none"', async () => {
  const [size, extras] = someMenu.option_groups ?? [];
  if (!size || !extras) throw new Error('the menu has no groups');
  const [soup, pie] = someMenu.dishes ?? [];
  if (!soup || !pie) throw new Error('the menu has no dishes');
  const links = [{ group_id: 2, min_units: 0, max_choices: 1, max_units: 1, free_units: 0 }];
  openPage({ dishes: [soup, { ...pie, option_groups: links }], option_groups: [size, extras] });
  await open();
  const none = sheet.getByRole('radio', { name: text('guest.choosing.none') });
  await expect.element(none).toBeChecked();
  await sheet.getByRole('radio', { name: /^Mujdei/ }).click();
  expect(submitText()).toBe('Adaugă68,00 Lei');
  await none.click();
  expect(submitText()).toBe('Adaugă60,00 Lei');
});

it('takes a note where the pub wants one', async () => {
  openPage({ ...someMenu, pub: { takes_dish_notes: true } });
  await open();
  await sheet.getByLabelText(text('choosing.note')).fill(' fără ceapă ');
  submit()?.click();
  await expect
    .poll(lines)
    .toEqual([{ options: '1 Mică', note: 'fără ceapă', count: 1, priceMinor: 5000 }]);
});

it('asks for no note where the pub wants none, and reads the menu once', async () => {
  const api = openPage();
  await open();
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await open();
  expect(api.made.map(({ call }) => call)).toEqual([
    `GET /api/client/pub/pub-${menus}?language=ro`,
  ]);
});

it('keeps its button in sight on a phone, also above an open keyboard', async () => {
  openPage({ ...someMenu, pub: { takes_dish_notes: true } });
  await open();
  for (const height of [740, 380]) {
    await page.viewport(360, height);
    const note = sheet.getByLabelText(text('choosing.note'));
    await note.fill('fără ceapă');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const button = submit()?.getBoundingClientRect();
    const field = note.element().getBoundingClientRect();
    expect(button?.bottom).toBeLessThanOrEqual(height);
    expect(button?.top).toBeGreaterThan(field.bottom);
    expect(field.top).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBe(360);
  }
});

it('of a pub without orders shows what there is, and no button', async () => {
  const shipping = { ...aPubPageData().shipping, available: false };
  openPage({ ...someMenu, shipping, pub: { has_in_place_order: false } });
  click(clickDish, [`#d${RICH} a`, opened]);
  await expect.element(sheet.getByRole('radio', { name: /^Mică/ })).toBeDisabled();
  expect(submit()).toBeNull();
});

it('without a connection the dish can be read, and its button says that it did not open', async () => {
  menus += 1;
  opened = openTestPage({ data: someMenu, pub: { url_name: `pub-${menus}` } });
  fakeApi({
    'GET /api/client/pub/:pubUrlName': () => ({
      ok: false,
      err: '',
      code: 'not_found',
      status: 404,
    }),
  });
  click(clickDish, [`#d${RICH} a`, opened]);
  await expect.element(sheet.getByText('Aluat, brânză')).toBeVisible();
  expect(document.querySelector('#sheet .buy span')?.textContent).toMatch(/^de la\s+50,00\sLei$/);
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  click(addFromCard, [`#d${RICH} > button`, opened]);
  await expect
    .poll(() => document.querySelector('#note')?.textContent)
    .toBe(text('guest.page.basket_did_not_load'));
});

it.each([
  ['ru', ['en'], 'ru'],
  ['ro', ['en'], null],
] as const)(
  'of a pub that writes in «%s» and offers %j as well, the menu’s texts are marked with %j',
  async (working_language, others, lang) => {
    openPage({ ...someMenu, pub: { working_language, other_languages: [...others] } });
    await open();
    const marked = [...sheet.element().querySelectorAll('[lang]')].map((one) => [
      one.getAttribute('lang'),
      one.textContent,
    ]);
    const texts = ['Plăcintă', 'Aluat, brânză', 'Mărime', 'Mică', 'Mare'];
    const expected = lang === null ? [] : texts.map((one) => [lang, one]);
    expect(marked.slice(0, texts.length)).toEqual(expected);
  },
);
