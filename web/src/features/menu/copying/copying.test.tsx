import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import {
  calls,
  MENUS_PATH,
  grill,
  kitchen,
  soups,
  zeama,
} from '../../../testing/samples/menu-lists.ts';
import {
  act,
  actionsOf,
  button,
  field,
  menuServer,
  openEditor,
  sent,
  shownToasts,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

const PUBS = 'GET /api/company/:companyID/pubs';
const PREVIEW = 'GET /api/company/:companyID/pubs/:pubID/copy-preview';
const copyMenu = 'POST /api/company/:companyID/pubs/:pubID/menus/copy';
const copyCategory = 'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy';
const copyDish =
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy';

const own = aPub();
const other = aPub({ id: 8, name: 'Вторая', currency_id: own.currency_id === 1 ? 2 : 1 });
const nothingLost = {
  ok: true,
  name: 'Супы',
  source_language: 'ro',
  working_language: 'ro',
  missing: [],
  unlinked: [],
} as const;
const copied: FakeCalls = {
  [PREVIEW]: () => ({ ...nothingLost, missing: [], unlinked: [] }),
  [PUBS]: () => ({ ok: true, pubs: [own, other] }),
  [copyMenu]: () => ({ ok: true, menu: { ...kitchen, id: 91 } }),
  [copyCategory]: () => ({ ok: true, category: { ...soups, id: 92 } }),
  [copyDish]: () => ({ ok: true, dish: { ...zeama, id: 93 } }),
};

beforeAll(() => {
  startTestTexts('ru');
});
let api: ReturnType<typeof menuServer>;
beforeEach(() => {
  api = menuServer(copied);
});

const open = async (path: string, name: string) => {
  openEditor(path);
  if (path.includes('category')) await act(actionsOf(name), text('menu.copy'));
  else await button(text('menu.copy_named', { name })).click();
};
const confirm = () =>
  page.getByRole('dialog').getByRole('button', { name: text('menu.copy'), exact: true });
const expectCopied = async (name: string) => {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(shownToasts()).toEqual([text('menu.copied', { name })]);
};

it('a dish is copied beside itself under another name, hidden', async () => {
  await open('/menu/1/category/11', 'Зама');
  await expect.element(field(text('menu.name'))).toHaveValue('Зама (копия)');
  await expect.element(field(text('menu.visible'))).not.toBeChecked();
  await confirm().click();
  await expectCopied('Зама (копия)');
  expect(sent(api, 'POST')).toMatchObject([
    {
      call: `POST ${MENUS_PATH}/1/categories/11/dishes/copy`,
      body: { name: 'Зама (копия)', visible: false, source_dish_id: 21 },
    },
  ]);
});

it('into another category a dish keeps its name and visibility', async () => {
  await open('/menu/1/category/11', 'Зама');
  await field(text('menu.copy_to_category')).selectOptions('Гриль');
  await expect.element(field(text('menu.name'))).toHaveValue('Зама');
  await expect.element(field(text('menu.visible'))).toBeChecked();
  await confirm().click();
  await expectCopied('Зама');
  expect(sent(api, 'POST')).toMatchObject([
    {
      call: `POST ${MENUS_PATH}/1/categories/${grill.id}/dishes/copy`,
      body: { name: 'Зама', visible: true },
    },
  ]);
});

it('a category is copied into a menu of another pub, whose currency may be another', async () => {
  await open('/menu/1', 'Супы');
  await field(text('menu.copy_to_pub')).selectOptions('Вторая');
  await expect.element(page.getByText(text('menu.copy_other_currency'))).toBeVisible();
  await field(text('menu.copy_to_menu')).selectOptions('Вино');
  await confirm().click();
  await expectCopied('Супы');
  expect(sent(api, 'POST')).toMatchObject([
    {
      call: `POST ${MENUS_PATH.replace('7', '8')}/3/categories/copy`,
      body: { source_category_id: 11 },
    },
  ]);
});

it('a menu is copied; with one pub there is nothing to choose but its name', async () => {
  api = menuServer({ ...copied, [PUBS]: () => ({ ok: true, pubs: [own] }) });
  await open('/menu/1', 'Кухня');
  await field(text('menu.name')).fill('Кухня летом');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).not.toBeInTheDocument();
  await confirm().click();
  await expectCopied('Кухня летом');
  expect(sent(api, 'POST')).toMatchObject([
    { call: `POST ${MENUS_PATH}/copy`, body: { name: 'Кухня летом', source_menu_id: 1 } },
  ]);
});

it('a copy without a name is not sent, and a refused one keeps the popup open with its reason', async () => {
  api = menuServer({
    ...copied,
    [copyDish]: () => ({ ...refusal(409, 'dish_limit_exceeded'), facts: { limit: 300 } }),
  });
  await open('/menu/1/category/11', 'Зама');
  await field(text('menu.name')).fill(' ');
  await confirm().click();
  await expect.element(page.getByText(text('errors.field_is_required'))).toBeVisible();
  expect(sent(api, 'POST')).toEqual([]);
  await field(text('menu.name')).fill('Зама 2');
  await confirm().click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect.element(alert).toHaveTextContent(text('errors.dish_limit_exceeded', { limit: 300 }));
});

it('a pub without a menu cannot take a category', async () => {
  api = menuServer({
    ...copied,
    [calls.listMenus]: ({ params }) => ({ ok: true, menus: params.pubID === 8 ? [] : [kitchen] }),
  });
  await open('/menu/1', 'Супы');
  await field(text('menu.copy_to_pub')).selectOptions('Вторая');
  await expect.element(page.getByText(text('menu.copy_no_menu'))).toBeVisible();
  await expect.element(confirm()).toBeDisabled();
});

describe('a copy into another pub', () => {
  const cola = {
    choice_id: 71,
    group_name: 'Комбо',
    choice_name: 'Кола',
    reason: 'no_dish',
  } as const;
  const lost = {
    ...nothingLost,
    missing: [
      { kind: 'dish' as const, id: 21, name: 'Зама', part: 'name' as const },
      { kind: 'dish' as const, id: 21, name: 'Зама', part: 'text' as const },
    ],
  };
  const inDialog = (words: string) => page.getByRole('dialog').getByText(words, { exact: false });
  const openInOther = async () => {
    await open('/menu/1', 'Супы');
    await field(text('menu.copy_to_pub')).selectOptions('Вторая');
  };
  const language = () => text('translations.language_ru');

  it('of another language has its name in that one, and says which texts are not translated', async () => {
    await page.viewport(360, 740);
    api = menuServer({
      ...copied,
      [PREVIEW]: () => ({ ...lost, name: 'Ciorbe', working_language: 'ru', unlinked: [] }),
    });
    await openInOther();
    await expect.element(field(text('menu.name'))).toHaveValue('Ciorbe');
    await expect
      .element(inDialog(text('menu.copy_other_language', { language: language() })))
      .toBeVisible();
    await inDialog(text('translations.missing', { language: language(), count: 2 })).click();
    const texts = page.getByRole('dialog').getByRole('listitem');
    await expect.element(texts.first()).toHaveTextContent(`Зама ${text('translations.kind_dish')}`);
    await expect
      .element(texts.nth(1))
      .toHaveTextContent(`Зама ${text('translations.kind_ingredients')}`);
    expect(document.documentElement.scrollWidth).toBe(360);
    expect(api.made.find(({ call }) => call.includes('copy-preview'))?.call).toContain(
      'level=category&source_id=11',
    );
  });

  it('says before and after it which options could not be linked to a dish', async () => {
    api = menuServer({
      ...copied,
      [PREVIEW]: () => ({ ...nothingLost, missing: [], unlinked: [cola] }),
      [copyCategory]: () => ({ ok: true, category: { ...soups, id: 92 }, unlinked: [cola] }),
    });
    await openInOther();
    const said = inDialog(text('menu.unlinked_no_dish'));
    await expect.element(said).toBeVisible();
    await confirm().click();
    await expect.element(confirm()).not.toBeInTheDocument();
    await expect.element(said).toBeVisible();
    await button(text('ui.close')).last().click();
    await expectCopied('Супы');
  });

  it('waits for what it would lack, and asks for it again', async () => {
    let isDown = true;
    api = menuServer({
      ...copied,
      [PREVIEW]: () =>
        isDown
          ? refusal(500, 'something_went_wrong')
          : { ...nothingLost, missing: [], unlinked: [] },
    });
    await openInOther();
    await expect.element(inDialog(text('errors.something_went_wrong'))).toBeVisible();
    await expect.element(confirm()).toBeDisabled();
    isDown = false;
    await button(text('ui.retry')).click();
    await expect.element(confirm()).toBeEnabled();
  });
});
