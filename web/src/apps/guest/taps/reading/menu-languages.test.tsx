import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { until } from '../../../../testing/actions/eventually.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import type { BasketLine } from '../../basket/basket.ts';
import { startDialogs } from '../../device/dialogs.ts';
import { readPageInfo, type PageInfo } from '../../markup/page-info.ts';
import { drawPubPage } from '../../testing/draw-pub-page.ts';
import { menuReply, RICH, someMenu } from '../../testing/fake-menu.ts';
import { click, closeDialogs, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { PubPageChanges } from '../../testing/a-pub-page-data.ts';
import type { OpenPage } from '../open-page.ts';
import { followLanguage } from './menu-languages.ts';
import { clearSearch, clickSearch } from '../search/search.ts';

const [soup, pie] = someMenu.dishes ?? [];
const [size, extras] = someMenu.option_groups ?? [];
if (!soup || !pie || !size || !extras) throw new Error('a menu with a soup and a pie');

/** The same menu as its guests read it in Russian. */
const inRussian: PubPageChanges = {
  ...someMenu,
  dishes: [
    { ...soup, name: 'Зама' },
    { ...pie, name: 'Плацинда', ingredients: 'Тесто, брынза' },
  ],
  option_groups: [
    {
      ...size,
      name: 'Размер',
      choices: size.choices.map((one) => ({ ...one, name: `ru ${one.name}` })),
    },
    extras,
  ],
};

startDialogs();
let opened: OpenPage;
let info: PageInfo;
let menus = 0;
let pub: NonNullable<PubPageChanges['pub']> = {};
let api: ReturnType<typeof fakeApi>;

/** The pub offers its Romanian menu in Russian; each test has its own, since a menu is kept for a minute. */
beforeEach(() => {
  menus += 1;
  pub = { url_name: `languages-${menus}`, working_language: 'ro', other_languages: ['ru'] };
  opened = openTestPage({ data: someMenu, pub });
  info = opened.info();
  api = fakeApi({
    'GET /api/client/pub/:pubUrlName': ({ query }) =>
      menuReply({ ...(query.get('language') === 'ru' ? inRussian : someMenu), pub }),
  });
});
afterEach(async () => {
  await closeDialogs();
  await until(() => layer() === null);
  vi.unstubAllGlobals();
  closeTestPage();
});

/** The page in a language, as it is after the guest has chosen it. */
async function show(language: 'ru' | 'ro' | 'en'): Promise<void> {
  drawPubPage({ data: language === 'ru' ? inRussian : someMenu, pub, language });
  info = readPageInfo() ?? info;
  clearSearch();
  await followLanguage(opened.store, info);
}

const put = (...lines: Omit<BasketLine, 'id'>[]) =>
  opened.store.set((basket) => ({
    ...basket,
    lines: lines.map((line, index) => ({ ...line, id: index + 1 })),
  }));
const names = () =>
  opened.store
    .get()
    .lines.map(({ name, options = [] }) => [name, ...options.map((one) => one.name)].join(', '));
const layer = () => document.querySelector<HTMLDialogElement>('dialog#find');
const shown = () =>
  [...(layer()?.querySelectorAll('[data-dish]') ?? [])].map((row) => row.getAttribute('data-dish'));
const search = async (words: string) => {
  click(clickSearch, ['.nav button', { ...opened, info: () => info }]);
  await expect.poll(() => layer()?.open).toBe(true);
  await userEvent.keyboard(words);
};

it('the basket follows the language of the page; what the menu has no longer keeps its name', async () => {
  await show('ro');
  put(
    { dishId: 5, name: 'Zeamă', priceMinor: 6000, count: 1 },
    {
      dishId: RICH,
      name: 'Plăcintă',
      priceMinor: 9200,
      count: 2,
      options: [
        { choiceId: 12, count: 1, name: 'Mare', group_name: 'Mărime' },
        { choiceId: 99, count: 1, name: 'Trufe' },
      ],
    },
    { dishId: 77, name: 'Sarmale', priceMinor: 7000, count: 1 },
  );
  await show('ru');
  expect(names()).toEqual(['Зама', 'Плацинда, ru Mare, Trufe', 'Sarmale']);
  const [large] = opened.store.get().lines[1]?.options ?? [];
  expect(large).toEqual({ choiceId: 12, count: 1, name: 'ru Mare', group_name: 'Размер' });
  expect(opened.store.get().lines.map(({ count }) => count)).toEqual([1, 2, 1]);
  await show('ro');
  expect(names()).toEqual(['Zeamă', 'Plăcintă, Mare, Trufe', 'Sarmale']);
});

it('a menu that is only loaded again renames nothing: the basket says what has changed', async () => {
  await show('ru');
  put({ dishId: 5, name: 'Зама по-старому', priceMinor: 6000, count: 1 });
  await show('ru');
  expect(names()).toEqual(['Зама по-старому']);
});

it('the search finds a dish by its translated name and by that of the pub', async () => {
  await show('ru');
  await search('placinta');
  await expect.poll(shown).toEqual([`d${RICH}`]);
  await userEvent.clear(layer()?.querySelector('input') ?? document.body);
  await userEvent.keyboard('плацинда');
  expect(shown()).toEqual([`d${RICH}`]);
  await userEvent.clear(layer()?.querySelector('input') ?? document.body);
  await userEvent.keyboard('aluat');
  expect(shown()).toEqual([`d${RICH}`]);
  expect(api.made.map(({ call }) => call)).toEqual([`GET /api/client/pub/languages-${menus}`]);
});

it.each(['ro', 'en'] as const)(
  'a page whose menu is no translation («%s») reads nothing more',
  async (language) => {
    await show(language);
    await search('zeama');
    expect(shown()).toEqual(['d5']);
    expect(api.made).toEqual([]);
  },
);
