import type { ListedDish } from '@comanda/contract/menu';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import {
  bar,
  bors,
  grill,
  kitchen,
  MENUS_PATH,
  soups,
  zeama,
} from '../../../testing/samples/menu-lists.ts';
import {
  EDITOR,
  act,
  address,
  field,
  menuServer,
  openEditor,
  sent,
  shownToasts,
} from '../../../testing/setup/menu-setup.tsx';
import { isWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

const LIST = 'GET /api/company/:companyID/pubs/:pubID/dishes';
const CHANGE = 'POST /api/company/:companyID/pubs/:pubID/dishes/change';
const CHANGE_SENT = `POST ${MENUS_PATH.replace('menus', 'dishes')}/change`;

const listed = (dish: typeof zeama): ListedDish => ({
  id: dish.id,
  category_id: dish.category_id,
  place: dish.place,
  name: dish.name,
  price: dish.price,
  sale_price: dish.sale_price,
  visible: dish.visible,
  sold_out_until: dish.sold_out_until,
  image_file_name: dish.image_file_name,
});
const cutlet: ListedDish = {
  ...listed(bors),
  id: 23,
  category_id: grill.id,
  place: 1,
  name: 'Котлета',
  price: 9.5,
};

let dishes: readonly ListedDish[];
let categories: readonly (typeof soups)[];
let answer: NonNullable<FakeCalls[typeof CHANGE]>;
let api: ReturnType<typeof menuServer>;

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  dishes = [listed(zeama), listed(bors), cutlet];
  categories = [soups, grill];
  // The server that changes what it is asked to.
  answer = ({ body }) => {
    const { changes } = body as { changes: { dish_id: number; wanted: Partial<ListedDish> }[] };
    const wanted = new Map(changes.map((one) => [one.dish_id, one.wanted]));
    dishes = dishes.map((dish) => ({ ...dish, ...wanted.get(dish.id) }));
    return { ok: true, dishes: dishes.filter(({ id }) => wanted.has(id)), left_dish_ids: [] };
  };
  api = menuServer({
    [LIST]: () => ({
      ok: true,
      menus: [kitchen, bar].map(({ id, name }) => ({ id, name })),
      categories: categories.map(({ id, menu_id, name }) => ({ id, menu_id, name })),
      dishes: [...dishes],
    }),
    [CHANGE]: (seen) => answer(seen),
  });
});

/** By the beginning of its name: behind it is what is special about the dish. */
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const action = (key: 'prices' | 'visibility' | 'move' | 'sold_out') =>
  page.getByRole('button', { name: text(`menu.bulk_${key}_short`), exact: true });
const apply = () =>
  page.getByRole('dialog').getByRole('button', { name: text('menu.bulk_apply'), exact: true });
const undo = () => page.getByRole('button', { name: text('menu.bulk_undo') });
const row = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

const open = async () => {
  openEditor('/bulk/menu/1');
  await expect.element(box('Зама')).toBeVisible();
};
const bodies = () => sent(api, 'POST').map(({ body }) => body);

it('is two taps from the dishes of a category, shows these first, and leads back', async () => {
  openEditor('/menu/1/category/11');
  await act(text('menu.more'), text('menu.bulk'));
  await expect.element(address()).toHaveTextContent(`${EDITOR}/bulk/menu/1/category/11`);
  await expect.element(box('Зама')).toBeVisible();
  await expect.element(box('Котлета')).not.toBeInTheDocument();
  await page.getByLabelText(text('menu.bulk_show')).selectOptions(text('menu.bulk_whole_menu'));
  await expect.element(box('Котлета')).toBeVisible();
  await page.getByRole('link', { name: text('menu.back_to_editor') }).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/1/category/11`);
});

it('chooses one dish, a category or all', async () => {
  await open();
  await expect.element(action('prices')).toBeDisabled();
  await box('Зама').click();
  await expect.element(page.getByText(text('menu.bulk_chosen', { count: 1 }))).toBeVisible();
  expect(isWorkInHand()).toBe(true);
  await expect.element(box('Кухня · Супы')).toBePartiallyChecked();
  await box('Кухня · Супы').click();
  await expect.element(box('Борщ')).toBeChecked();
  await expect.element(box('Котлета')).not.toBeChecked();
  await box(text('menu.bulk_choose_all', { count: 3 })).click();
  await expect.element(page.getByText(text('menu.bulk_chosen', { count: 3 }))).toBeVisible();
  await box(text('menu.bulk_choose_all', { count: 3 })).click();
  await expect.element(page.getByText(text('menu.bulk_chosen', { count: 0 }))).toBeVisible();
  expect(isWorkInHand()).toBe(false);
});

it('chooses all of what is shown and no other, and marks what guests do not get', async () => {
  dishes = [{ ...listed(zeama), sold_out_until: '9999-01-01T00:00:00.000Z' }, listed(bors), cutlet];
  openEditor('/bulk/menu/1/category/11');
  await box(text('menu.bulk_choose_all', { count: 2 })).click();
  await expect.element(page.getByText(text('menu.bulk_chosen', { count: 2 }))).toBeVisible();
  const marked = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(marked('Зама').getByText(text('menu.sold_out').toLowerCase())).toBeVisible();
  await expect.element(marked('Борщ').getByText(text('menu.hidden'))).toBeVisible();
});

it('shows each old and new price, changes them in one call, and puts them back with one press', async () => {
  await open();
  await box('Кухня · Супы').click();
  await action('prices').click();
  await expect.element(apply()).toBeDisabled();
  await field(text('menu.bulk_by')).fill('10');
  await field(text('menu.bulk_rounding')).selectOptions('1,00');
  await expect.element(row(/Зама.*80,00.*64,50.*→.*88,00.*71,00/)).toBeVisible();
  await apply().dblClick();
  await expect.element(page.getByText(text('menu.bulk_changed', { count: 2 }))).toBeVisible();
  await undo().dblClick();
  await expect.element(page.getByText(text('menu.bulk_undone', { count: 2 }))).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();
  const before = { price: 80, sale_price: 64.5 };
  const after = { price: 88, sale_price: 71 };
  expect(sent(api, 'POST').map(({ call }) => call)).toEqual([CHANGE_SENT, CHANGE_SENT]);
  expect(bodies()).toMatchObject([
    {
      if_changed: 'refuse',
      changes: [{ dish_id: 21, seen: before, wanted: after }, { dish_id: 22 }],
    },
    {
      if_changed: 'leave',
      changes: [{ dish_id: 21, seen: after, wanted: before }, { dish_id: 22 }],
    },
  ]);
});

it('a price that cannot be is shown and not sent; such dishes are left out in one press', async () => {
  await open();
  await box(text('menu.bulk_choose_all', { count: 3 })).click();
  await action('prices').click();
  await field(text('menu.bulk_direction')).selectOptions(text('menu.bulk_down'));
  await field(text('menu.bulk_unit')).selectOptions('Lei');
  await field(text('menu.bulk_by')).fill('9,50');
  await expect
    .element(row('Котлета').getByText(text('menu.bulk_price_not_above_zero')))
    .toBeVisible();
  await expect.element(page.getByText(text('menu.bulk_will_change', { count: 2 }))).toBeVisible();
  await expect.element(apply()).toBeDisabled();
  await page.getByRole('button', { name: text('menu.bulk_leave_out', { count: 1 }) }).click();
  await expect.element(row('Котлета')).not.toBeInTheDocument();
  await apply().click();
  await expect.element(page.getByText(text('menu.bulk_changed', { count: 2 }))).toBeVisible();
});

it('a number that is none is reported', async () => {
  await open();
  await box('Зама').click();
  await action('prices').click();
  // More than tenfold is a slip of the finger.
  for (const typed of ['много', '1001']) {
    await field(text('menu.bulk_by')).fill(typed);
    await expect.element(page.getByText(text('errors.invalid_value'))).toBeVisible();
    await expect.element(apply()).toBeDisabled();
    await field(text('menu.bulk_by')).fill('1000');
    await expect.element(page.getByText(text('errors.invalid_value'))).not.toBeInTheDocument();
  }
});

it('when somebody was faster, the popup says so and previews the present prices', async () => {
  answer = () => {
    dishes = dishes.map((dish) => (dish.id === 21 ? { ...dish, price: 90, sale_price: 0 } : dish));
    return { ...refusal(409, 'dishes_changed_meanwhile'), facts: { dish_ids: [21] } };
  };
  await open();
  await box('Зама').click();
  await action('prices').click();
  await field(text('menu.bulk_by')).fill('10');
  await expect.element(row(/Зама.*80,00.*→.*88,00/)).toBeVisible();
  await apply().click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent(text('errors.dishes_changed_meanwhile'));
  await expect.element(row(/Зама.*90,00.*→.*99,00/)).toBeVisible();
});

it('undoes the last change', async () => {
  dishes = dishes.map((dish) => ({ ...dish, visible: true }));
  await open();
  for (const name of ['Зама', 'Котлета']) {
    await box(name).click();
    await action('visibility').click();
    await field(text('menu.bulk_visibility_choice')).selectOptions(text('menu.bulk_hidden'));
    await apply().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await box(name).click();
  }
  await undo().click();
  await expect.element(undo()).not.toBeInTheDocument();
  const ids = (body: unknown) =>
    (body as { changes: { dish_id: number }[] }).changes.map(({ dish_id }) => dish_id);
  expect(bodies().map(ids)).toEqual([[21], [23], [23]]);
});

it('an undo names the dishes that somebody has changed since', async () => {
  await open();
  await box('Зама').click();
  await action('visibility').click();
  await field(text('menu.bulk_visibility_choice')).selectOptions(text('menu.bulk_hidden'));
  await apply().click();
  answer = () => ({ ok: true, dishes: [], left_dish_ids: [21] });
  await undo().click();
  await expect.element(page.getByText(text('menu.bulk_left', { names: 'Зама' }))).toBeVisible();
});

it('moves to another category, and back to the places before', async () => {
  await open();
  await box('Борщ').click();
  await action('move').click();
  await field(text('menu.copy_to_category')).selectOptions('Гриль');
  await expect.element(row(/Борщ.*Супы.*→.*Гриль/)).toBeVisible();
  await apply().click();
  await undo().click();
  await expect.element(page.getByText(text('menu.bulk_undone', { count: 1 }))).toBeVisible();
  expect(bodies()).toMatchObject([
    { changes: [{ dish_id: 22, seen: { category_id: 11 }, wanted: { category_id: 12 } }] },
    { changes: [{ seen: { category_id: 12 }, wanted: { category_id: 11, place: bors.place } }] },
  ]);
});

it('says that the category to move to was deleted, and offers those that are left', async () => {
  answer = () => {
    categories = [soups];
    return refusal(404, 'not_found');
  };
  await open();
  await box('Зама').click();
  await action('move').click();
  await field(text('menu.copy_to_category')).selectOptions('Гриль');
  await apply().click();
  await eventually(() => {
    expect(shownToasts()).toEqual([text('menu.gone_meanwhile')]);
  });
  await expect.element(field(text('menu.copy_to_category'))).toHaveValue('11');
});

it('sells out those that are on sale', async () => {
  dishes = [{ ...listed(zeama), sold_out_until: '9999-01-01T00:00:00.000Z' }, listed(bors)];
  await open();
  await box('Кухня · Супы').click();
  await action('sold_out').click();
  await field(text('menu.bulk_sold_out_choice')).selectOptions(text('menu.bulk_sells'));
  await expect.element(row('Борщ')).not.toBeInTheDocument();
  await apply().click();
  await expect.element(page.getByText(text('menu.bulk_changed', { count: 1 }))).toBeVisible();
  expect(bodies()).toMatchObject([
    { changes: [{ dish_id: 21, wanted: { sold_out_until: null } }] },
  ]);
});

it('a list that does not load says why and is loaded again', async () => {
  let isDown = true;
  api = menuServer({
    [LIST]: () =>
      isDown
        ? refusal(500, 'something_went_wrong')
        : { ok: true, menus: [], categories: [], dishes: [] },
  });
  openEditor('/bulk/menu/1');
  await expect.element(page.getByText(text('errors.something_went_wrong')).first()).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(page.getByText(text('menu.no_dishes'))).toBeVisible();
});
