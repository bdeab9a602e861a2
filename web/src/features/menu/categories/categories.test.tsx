import type { Category } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { calls, grill, MENUS_PATH, salads, soups } from '../../../testing/samples/menu-lists.ts';
import {
  button,
  field,
  menuServer,
  names,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const open = async (pub = aPub()) => {
  openEditor('/menu/1', pub);
  await expect.element(page.getByRole('heading', { name: 'Супы' })).toBeVisible();
};
const type = (name: string) => page.getByRole('checkbox', { name, exact: true });
const ticked = () =>
  page
    .getByRole('dialog')
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => box.closest('label')?.textContent);
const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
const expectNames = (expected: string[]) =>
  eventually(() => {
    expect(names()).toEqual(expected);
  });

it('«other» is chosen only while no other type is', async () => {
  menuServer();
  await open();
  await button(text('menu.new_category')).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(ticked()).toEqual(['Другое', 'Видно гостям']);
  await type('Супы').click();
  expect(ticked()).toEqual(['Супы', 'Видно гостям']);
  await type('Мясо').click();
  expect(ticked()).toEqual(['Супы', 'Мясо', 'Видно гостям']);
  await type('Супы').click();
  await type('Мясо').click();
  expect(ticked()).toEqual(['Другое', 'Видно гостям']);
});

it('creates a category with several types and a text colour; the popup closes and is empty again', async () => {
  const categories: Category[] = [soups];
  const api = menuServer({
    [calls.listCategories]: () => ({ ok: true, categories }),
    [calls.createCategory]: ({ body }) => {
      const category = { ...soups, ...body, id: 14, place: 2 };
      categories.push(category);
      return { ok: true, category };
    },
  });
  await open();
  await button(text('menu.new_category')).click();
  await field(text('menu.name')).fill('Десерты');
  await type('Десерты').click();
  await type('Выпечка').click();
  await userEvent.fill(field(text('menu.text_color')), '#112233');
  await type('Видно гостям').click();
  await button(text('ui.create')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectNames(['Супы', 'Десерты']);
  expect(sent(api, 'POST')).toEqual([
    {
      call: `POST ${MENUS_PATH}/1/categories`,
      body: {
        name: 'Десерты',
        category_types: ['dessert', 'flour'],
        text_color: '#112233',
        visible: false,
      },
    },
  ]);
  await button(text('menu.new_category')).click();
  await expect.element(field(text('menu.name'))).toHaveValue('');
  await expect.element(field(text('menu.text_color'))).toHaveValue('#ffffff');
  expect(ticked()).toEqual(['Другое', 'Видно гостям']);
});

it('stays open with the typed text when a creation is refused', async () => {
  menuServer({ [calls.createCategory]: () => refusal(500, 'something_went_wrong') });
  await open();
  await button(text('menu.new_category')).click();
  await field(text('menu.name')).fill('Десерты');
  await button(text('ui.create')).click();
  await expect.element(button(text('ui.create'))).toBeEnabled();
  await expect.element(field(text('menu.name'))).toHaveValue('Десерты');
});

it('edits a category with all its fields filled in', async () => {
  let categories: Category[] = [{ ...soups, category_types: ['soup', 'home_food'] }, grill];
  const api = menuServer({
    [calls.listCategories]: () => ({ ok: true, categories }),
    [calls.saveCategory]: ({ body }) => {
      const category = { ...soups, ...body };
      categories = [category, grill];
      return { ok: true, category };
    },
  });
  await open();
  await button(text('menu.edit_named', { name: 'Супы' })).click();
  await expect
    .element(page.getByRole('dialog', { name: text('menu.edit_category', { name: 'Супы' }) }))
    .toBeVisible();
  expect(ticked()).toEqual(['Супы', 'Домашняя кухня', 'Видно гостям']);
  await type('Супы').click();
  await field(text('menu.name')).fill('Первые блюда');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectNames(['Первые блюда', 'Гриль']);
  expect(sent(api, 'PUT')).toEqual([
    {
      call: `PUT ${MENUS_PATH}/1/categories/11`,
      body: {
        name: 'Первые блюда',
        category_types: ['home_food'],
        text_color: '#ffffff',
        visible: true,
        place: 1,
      },
    },
  ]);
});

it('category names are shown in their chosen colour', async () => {
  menuServer({
    [calls.listCategories]: () => ({
      ok: true,
      categories: [{ ...soups, text_color: '#ffcc00' }],
    }),
  });
  await open();
  const link = page.getByRole('link', { name: 'Супы' }).element();
  expect(getComputedStyle(link).color).toBe('rgb(255, 204, 0)');
});

it('a hidden category has half opacity and a text that says that it is hidden', async () => {
  menuServer();
  await open();
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  const hidden = cardOf('Гриль');
  expect(opacityOf(hidden.getByRole('heading').element())).toBe(0.5);
  expect(opacityOf(hidden.getByText(text('menu.hidden')).element())).toBe(1);
  expect(opacityOf(page.getByRole('heading', { name: 'Супы' }).element())).toBe(1);
  await expect.element(cardOf('Супы').getByText(text('menu.hidden'))).not.toBeInTheDocument();
});

it('moves to its new place by the keyboard, in one call', async () => {
  const moved = [grill, salads, soups].map((one, index) => ({ ...one, place: index + 1 }));
  const api = menuServer({
    [calls.dropCategory]: () => ({ ok: true, categories: moved }),
  });
  await open();
  button(text('ui.drag', { name: 'Супы' }))
    .element()
    .focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
  await expectNames(['Гриль', 'Салаты', 'Супы']);
  expect(sent(api, 'POST')).toEqual([
    { call: `POST ${MENUS_PATH}/1/categories/11/move-to`, body: { place: 3 } },
  ]);
});

it('moves by dragging with the mouse, and returns when the server refuses', async () => {
  const answer = Promise.withResolvers<void>();
  menuServer({
    [calls.dropCategory]: async () => {
      await answer.promise;
      return refusal(500, 'something_went_wrong');
    },
  });
  await open();
  await userEvent.dragAndDrop(
    button(text('ui.drag', { name: 'Салаты' })),
    button(text('ui.drag', { name: 'Супы' })),
  );
  await expectNames(['Салаты', 'Супы', 'Гриль']);
  answer.resolve();
  await expectNames(['Супы', 'Гриль', 'Салаты']);
});

it.each(['light', 'dark'] as const)(
  'the cover has the pub’s %s theme, the editor that of its user',
  async (theme) => {
    menuServer();
    await open(aPub({ color_theme: theme, color: '#123456' }));
    const strip = getComputedStyle(
      page.getByText('cover').element().parentElement ?? document.body,
    );
    expect([strip.colorScheme, strip.borderBottomColor]).toEqual([theme, 'rgb(18, 52, 86)']);
    const { color } = getComputedStyle(page.getByRole('main').element());
    expect(color).toBe(getComputedStyle(document.body).color);
  },
);

it('is 600 px wide at most, with cards 160 px high', async () => {
  await page.viewport(1280, 800);
  menuServer();
  await open();
  const sizeOf = (element: Element) => element.getBoundingClientRect();
  expect(sizeOf(page.getByRole('main').element()).width).toBe(600);
  const banner = cardOf('Супы').element().querySelector('[class*="banner"]');
  expect(banner && sizeOf(banner).height).toBe(160);
});

it('asks for a class of VAT only at a pub that pays it, and sends the one that was changed', async () => {
  const taxed: Category = { ...soups, vat_class: 'standard' };
  const api = menuServer({
    [calls.listCategories]: () => ({ ok: true, categories: [taxed, grill] }),
    [calls.saveCategory]: ({ body }) => ({ ok: true, category: { ...taxed, ...body } }),
    'GET /api/vat-rates': () => ({ ok: true, rates: [] }),
  });
  await open(aPub({ vat_class: 'reduced' }));
  await button(text('menu.edit_named', { name: 'Супы' })).click();
  const vat = page.getByLabelText(text('vat.title'), { exact: true });
  await expect.element(vat).toHaveValue('standard');
  await vat.selectOptions('');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api, 'PUT')[0]?.body).toMatchObject({ name: 'Супы', vat_class: null });
});
