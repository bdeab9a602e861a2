import type { Category, Menu } from '@comanda/contract/menu';
import { beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { calls, kitchen, soups } from '../../../testing/samples/menu-lists.ts';
import { button, field, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(1280, 800));

const WORKDAYS = [0, 1, 2, 3, 4];
const EVERY_DAY = [...WORKDAYS, 5, 6];
const breakfast = { days: WORKDAYS, start: 480, end: 690 };
const weekend = { days: [5, 6], start: 540, end: 780 };

const dialog = () => page.getByRole('dialog');
const heading = () => dialog().getByText(text('menu.serving'), { exact: false }).first();
const span = (number: number) =>
  dialog().getByRole('group', { name: text('hours.span', { number }) });
const time = (number: number, name: 'from' | 'to') =>
  span(number).getByLabelText(text(`hours.span_${name}`), { exact: true });
const day = (name: string, number = 1) => span(number).getByRole('checkbox', { name, exact: true });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const save = () => button(text('ui.save')).click();
const expectClosed = async () => {
  await expect.element(dialog()).not.toBeInTheDocument();
};

/** The editor with the kitchen, and its form. */
async function openMenu(menu: Menu = kitchen) {
  let saved = menu;
  const api = menuServer({
    [calls.listMenus]: () => ({ ok: true, menus: [saved] }),
    [calls.saveMenu]: ({ body }) => {
      saved = { ...saved, ...body };
      return { ok: true, menu: saved };
    },
  });
  openEditor();
  await button(text('menu.edit_named', { name: menu.name })).click();
  await heading().click();
  return () => sent(api, 'PUT').map(({ body }) => body);
}

it('a menu is served at set times with three presses, and its heading says when', async () => {
  const bodies = await openMenu();
  await press(text('menu.serving_at_times'));
  await press('пн–пт');
  await expect.element(heading()).toHaveTextContent('Когда подаётсяпн–пт 08:00–11:30');
  await save();
  await expectClosed();
  expect(bodies()).toEqual([{ name: 'Кухня', visible: true, serving_hours: [breakfast] }]);
  await expect
    .element(page.getByText(text('menu.served', { hours: 'пн–пт 08:00–11:30' })))
    .toBeVisible();
});

it('has several spans, each with its days, and an end past midnight', async () => {
  const bodies = await openMenu({ ...kitchen, serving_hours: [breakfast] });
  await press(text('hours.span_add'));
  await day('пт', 2).click();
  await day('сб', 2).click();
  await time(2, 'from').fill('22:00');
  await time(2, 'to').fill('03:00');
  await expect.element(span(2).getByText(text('hours.span_next_day'))).toBeVisible();
  await day('пт', 1).click();
  await save();
  await expectClosed();
  expect(bodies()).toMatchObject([
    {
      serving_hours: [
        { ...breakfast, days: [0, 1, 2, 3] },
        { days: [4, 5], start: 1320, end: 180 },
      ],
    },
  ]);
});

it('is always served again by one press, and loses one of its spans by another', async () => {
  const bodies = await openMenu({ ...kitchen, serving_hours: [breakfast, weekend] });
  await press(text('hours.span_remove', { number: 1 }));
  await expect.element(heading()).toHaveTextContent('Когда подаётсясб, вс 09:00–13:00');
  await press(text('menu.serving_always'));
  await save();
  await expectClosed();
  expect(bodies()).toMatchObject([{ serving_hours: [] }]);
});

it('a form in which only the name was changed does not send the hours', async () => {
  const bodies = await openMenu({ ...kitchen, serving_hours: [breakfast] });
  await field(text('menu.name')).fill('Завтраки');
  await save();
  await expectClosed();
  expect(bodies()).toEqual([{ name: 'Завтраки', visible: true }]);
});

it('says beside the field what is wrong, and sends nothing', async () => {
  const bodies = await openMenu({ ...kitchen, serving_hours: [breakfast, weekend] });
  await day('сб', 2).click();
  await day('вс', 2).click();
  await time(1, 'to').fill('08:00');
  await expect.element(dialog().getByText(text('hours.problem_no_days'))).not.toBeInTheDocument();
  await save();
  await expect.element(span(2).getByText(text('hours.problem_no_days'))).toBeVisible();
  await expect.element(span(1).getByText(text('hours.problem_no_length'))).toBeVisible();
  await expect.element(time(1, 'to')).toHaveAttribute('aria-invalid', 'true');
  await time(1, 'to').fill('11:33');
  await expect.element(span(1).getByText(text('hours.span_no_time'))).toBeVisible();
  expect(bodies()).toEqual([]);
  await press(text('hours.span_remove', { number: 2 }));
  await time(1, 'to').fill('11:30');
  await press(text('hours.span_every_day'));
  await save();
  await expectClosed();
  expect(bodies()).toMatchObject([{ serving_hours: [{ ...breakfast, days: EVERY_DAY }] }]);
});

it('a category has hours too, its card shows them, and warns when its menu is never served then', async () => {
  let saved: Category = soups;
  const api = menuServer({
    [calls.listMenus]: () => ({ ok: true, menus: [{ ...kitchen, serving_hours: [breakfast] }] }),
    [calls.listCategories]: () => ({ ok: true, categories: [saved] }),
    [calls.saveCategory]: ({ body }) => {
      saved = { ...saved, ...body };
      return { ok: true, category: saved };
    },
  });
  openEditor();
  await button(text('menu.edit_named', { name: 'Супы' })).click();
  await heading().click();
  await press(text('menu.serving_at_times'));
  await press('сб–вс');
  await save();
  await expectClosed();
  expect(sent(api, 'PUT')).toMatchObject([
    { body: { name: 'Супы', serving_hours: [{ ...breakfast, days: [5, 6] }] } },
  ]);
  const card = page.getByRole('article').filter({ hasText: 'Супы' });
  await expect
    .element(card.getByText(text('menu.served', { hours: 'сб, вс 08:00–11:30' })))
    .toBeVisible();
  await expect.element(card.getByText(text('menu.never_served'))).toBeVisible();
});

it('a category says until when it is ordered, and what a dish costs the kitchen', async () => {
  let saved: Category = soups;
  const api = menuServer({
    [calls.listCategories]: () => ({ ok: true, categories: [saved] }),
    [calls.saveCategory]: ({ body }) => {
      const { order_until = null, kitchen_minutes = 0 } = body;
      saved = { ...saved, ...body, order_until, kitchen_minutes };
      return { ok: true, category: saved };
    },
  });
  openEditor();
  await button(text('menu.edit_named', { name: 'Супы' })).click();
  await dialog().getByText(text('menu.kitchen'), { exact: false }).first().click();
  const minutes = dialog().getByLabelText(text('menu.kitchen_minutes'));
  await minutes.fill('300');
  await dialog().getByLabelText(text('hours.order_until')).selectOptions('2');
  await save();
  await expect
    .element(dialog().getByText(text('pubs.bound_invalid', { min: 0, max: 240 })))
    .toBeVisible();
  expect(sent(api, 'PUT')).toEqual([]);
  await minutes.fill('12');
  await save();
  await expectClosed();
  const until = { days_before: 2, minute: 1080 };
  expect(sent(api, 'PUT')).toMatchObject([{ body: { kitchen_minutes: 12, order_until: until } }]);
  const card = page.getByRole('article').filter({ hasText: 'Супы' });
  await expect
    .element(card.getByText(text('hours.until_days_before', { time: '18:00', count: 2 })))
    .toBeVisible();
});

it('a refusal of the server stays in the form with what was entered', async () => {
  menuServer({ [calls.saveMenu]: () => refusal(500, 'something_went_wrong') });
  openEditor();
  await button(text('menu.edit_named', { name: 'Кухня' })).click();
  await heading().click();
  await press(text('menu.serving_at_times'));
  await save();
  await expect.element(dialog().getByText(text('errors.something_went_wrong'))).toBeVisible();
  await expect.element(time(1, 'from')).toHaveValue('08:00');
});
