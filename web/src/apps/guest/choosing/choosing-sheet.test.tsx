import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { aPubPageData, type PubPageChanges } from '../testing/a-pub-page-data.ts';
import { menuReply, RICH, someMenu } from '../testing/fake-menu.ts';
import { someGroups } from '../testing/some-options.ts';
import { click, closeTestPage, openTestPage } from '../testing/open-test-page.ts';
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
afterEach(async () => {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
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
  openPage();
  await open();
  const missing = text('choosing.choose', { group: 'Mărime' });
  expect(submitText()).toBe(missing);
  const size = group(/^Mărime/);
  await expect.element(size).not.toHaveAccessibleDescription(missing);
  submit()?.click();
  await expect.element(sheet.getByRole('radio', { name: /^Mică/ })).toHaveFocus();
  await expect.element(size).toHaveAccessibleDescription(missing);
  expect(lines()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(submitText()).toBe('Adaugă80,00 Lei');
  await expect.element(size).not.toHaveAccessibleDescription(missing);
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
  openPage({ ...someMenu, pub: { takes_dish_notes: true } });
  await open();
  sheet.getByLabelText(text('choosing.note')).element().scrollIntoView({ block: 'end' });
  await expect.element(sheet.getByRole('radio', { name: /^Mică/ })).not.toBeInViewport();
  submit()?.click();
  await expect.element(sheet.getByRole('radio', { name: /^Mică/ })).toBeInViewport();
});

it('scrolls to the heading of a group that is higher than the screen, from its middle', async () => {
  await page.viewport(360, 380);
  const [size] = someMenu.option_groups ?? [];
  const [small] = size?.choices ?? [];
  if (!size || !small) throw new Error('the menu has no groups');
  const choices = Array.from({ length: 20 }, (_, id) => ({ ...small, id, name: `${id}` }));
  openPage({ ...someMenu, option_groups: [{ ...size, choices }] });
  await open();
  sheet.getByRole('radio', { name: /^10/ }).element().scrollIntoView({ block: 'center' });
  submit()?.click();
  await expect.element(sheet.getByText(/^Mărime/).first()).toBeInViewport({ ratio: 1 });
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

it('takes a note where the pub wants one, also to a dish without options', async () => {
  openPage({ ...someMenu, pub: { takes_dish_notes: true } });
  click(clickDish, ['#d5 a', opened]);
  const soup = page.getByRole('dialog', { name: 'Zeamă' });
  await soup.getByLabelText(text('choosing.note')).fill(' fără ceapă ');
  submit()?.click();
  await expect
    .poll(lines)
    .toEqual([{ options: '', note: 'fără ceapă', count: 1, priceMinor: 6000 }]);
  // The button of its card adds it at once, without a note.
  click(addFromCard, ['#d5 > button', opened]);
  expect(lines()).toHaveLength(2);
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
