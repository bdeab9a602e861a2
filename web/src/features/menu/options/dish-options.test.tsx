import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { zeama } from '../../../testing/samples/menu-lists.ts';
import { anOptionGroup } from '../../../testing/samples/option-groups.ts';
import {
  act,
  actionsOf,
  field,
  menuServer,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import {
  dialog,
  exactlyOne,
  inDialog,
  optionCalls,
  optionsServer,
  steak,
} from '../../../testing/setup/options-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const size = anOptionGroup({ id: 8, name: 'Размер', rule: 'replaces' });
const other = anOptionGroup({ id: 9, name: 'Порция', rule: 'replaces' });
const extras = anOptionGroup({ id: 7, name: 'Добавки' });
const groups = [extras, other, size];
const sizeLink = { group_id: 8, ...exactlyOne };
const sized = { ...zeama, option_groups: [sizeLink] };

const OF_ZEAMA = 'PUT /api/company/3/pubs/7/dishes/21/option-groups';
const add = (name: string) =>
  dialog()
    .getByLabelText(text('options.add_to_dish'))
    .selectOptions(page.getByRole('option', { name: new RegExp(`^${name} ·`) }));
const addable = () =>
  dialog()
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
    .slice(1);

async function openOptionsOfZeama(...given: Parameters<typeof optionsServer>) {
  const api = optionsServer(...given);
  openEditor('/menu/1/category/11');
  await act(actionsOf('Зама'), text('options.to_page'));
  return api;
}

describe('a dish', () => {
  it('shows the names of its options in the list', async () => {
    optionsServer({ groups, dishes: [sized] });
    openEditor('/menu/1/category/11');
    await expect.element(page.getByRole('article').getByText('Размер')).toBeVisible();
  });

  it('without options shows none, and nothing is loaded for them', async () => {
    const api = menuServer();
    openEditor('/menu/1/category/11');
    await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
    expect(api.made.filter(({ call }) => call.includes('option-groups'))).toEqual([]);
  });

  it('gets a size as exactly one, and extras with the limits that were chosen', async () => {
    const api = await openOptionsOfZeama({ groups });
    await expect.element(dialog().getByText(text('options.dish_has_none'))).toBeVisible();
    await add('Размер');
    // A dish has one price: no second size is offered.
    await expect.poll(addable).toEqual(['Добавки · Добавки']);
    await add('Добавки');
    await inDialog(text('options.preset_up_to')).click();
    await field(text('options.field_count')).fill('2');
    await field(text('options.field_free')).fill('1');
    await expect.element(dialog().getByText(/не больше 2, 1 бесплатно/)).toBeVisible();
    await inDialog(text('menu.move_up', { name: 'Добавки' })).click();
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const extrasLink = { group_id: 7, min_units: 0, max_choices: 2, max_units: 2, free_units: 1 };
    expect(sent(api, 'PUT')).toEqual([
      { call: OF_ZEAMA, body: { groups: [extrasLink, sizeLink], before: [] } },
    ]);
    await expect.element(page.getByText('Добавки · Размер')).toBeVisible();
  });

  it('loses a group, and says which groups it had', async () => {
    const api = await openOptionsOfZeama({ groups, dishes: [sized] });
    await inDialog(text('options.remove_from_dish', { name: 'Размер' })).click();
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')).toEqual([
      { call: OF_ZEAMA, body: { groups: [], before: [sizeLink] } },
    ]);
  });

  it.each([
    ['min', '9', 'options.problem_minimum_cannot_be_reached'],
    ['choices', '100', 'options.limits_are_wrong'],
    ['units', '', 'options.limits_are_wrong'],
    ['free', '99', undefined],
  ] as const)(
    'shows limits that nobody can meet at their field: %s %s',
    async (name, typed, key) => {
      const api = await openOptionsOfZeama({ groups });
      await add('Добавки');
      await inDialog(text('options.preset_own')).click();
      await field(text(`options.field_${name}`)).fill(typed);
      const input = field(text(`options.field_${name}`));
      if (key === undefined) {
        await expect.element(input).not.toHaveAttribute('aria-invalid');
        return;
      }
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect.element(dialog().getByText(text(key, { limit: 99 }))).toBeVisible();
      await inDialog(text('ui.save')).click();
      expect(sent(api, 'PUT')).toEqual([]);
    },
  );

  it('whose options another person has changed keeps what was chosen and overwrites nothing', async () => {
    const api = await openOptionsOfZeama(
      { groups, dishes: [sized] },
      { [optionCalls.setGroups]: () => refusal(409, 'option_group_changed_meanwhile') },
    );
    await add('Добавки');
    await inDialog(text('ui.save')).click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent(text('errors.option_group_changed_meanwhile'));
    await expect.element(dialog().getByRole('listitem', { name: 'Добавки' })).toBeVisible();
    expect(sent(api, 'PUT')).toMatchObject([{ body: { before: [sizeLink] } }]);
  });

  it('of a pub without options leads to their page', async () => {
    await openOptionsOfZeama({ groups: [] });
    await expect.element(dialog().getByText(text('options.pub_has_none'))).toBeVisible();
    await dialog()
      .getByRole('link', { name: text('options.create_them') })
      .click();
    await expect.element(page.getByRole('heading', { name: text('options.title') })).toBeVisible();
  });
});

describe('the dishes of a group', () => {
  const link = { group_id: 7, min_units: 0, max_choices: 2, max_units: 2, free_units: 0 };
  const box = (name: string) => dialog().getByRole('checkbox', { name, exact: false });

  async function openDishesOf(name: string, ...given: Parameters<typeof optionsServer>) {
    const api = optionsServer(...given);
    openEditor('/options');
    await page.getByRole('article', { name }).getByRole('button', { name: /блюд/ }).first().click();
    await expect.element(box('Стейк')).toBeVisible();
    return api;
  }

  it('are ticked one by one, by category and all that are found, with limits for all', async () => {
    const api = await openDishesOf('Добавки', { groups });
    await box('Супы').click();
    await expect.element(box('Окрошка')).toBeChecked();
    await box('Окрошка').click();
    expect((box('Супы').element() as HTMLInputElement).indeterminate).toBe(true);
    await field(text('options.find_dish')).fill('стейк');
    await expect.element(box('Зама')).not.toBeInTheDocument();
    await box(text('options.select_all', { count: 1 })).click();
    await expect.element(dialog().getByText(text('options.selected', { count: 2 }))).toBeVisible();
    await inDialog(text('options.preset_one')).click();
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')).toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/option-groups/7/dishes',
        body: { dish_ids: [21, 31], before: [], ...exactlyOne },
      },
    ]);
  });

  it('begin with the limits that they have, and say at how many these change', async () => {
    const dishes = [
      { ...zeama, option_groups: [link] },
      { ...steak, option_groups: [{ ...link, free_units: 1 }] },
    ];
    const group = { ...extras, dish_ids: [21, 31] };
    const api = await openDishesOf('Добавки', { groups: [group], dishes });
    await expect.element(field(text('options.field_count'))).toHaveValue('2');
    await expect
      .element(dialog().getByText(text('options.other_limits', { count: 1 })))
      .toBeVisible();
    await box('Стейк').click();
    await expect
      .element(dialog().getByText(text('options.other_limits', { count: 1 })))
      .not.toBeInTheDocument();
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const { group_id: _id, ...limits } = link;
    expect(sent(api, 'PUT')[0]?.body).toEqual({ dish_ids: [21], before: [21, 31], ...limits });
  });

  it('get no second size: which one they have is said, and selecting all leaves them out', async () => {
    await openDishesOf('Порция', { groups, dishes: [sized, steak] });
    await expect.element(box('Зама')).toBeDisabled();
    const has = text('options.has_another_size', { name: 'Размер' });
    await expect.element(dialog().getByText(has)).toBeVisible();
    await box(text('options.select_all', { count: 1 })).click();
    await expect.element(box('Стейк')).toBeChecked();
    await expect.element(box('Зама')).not.toBeChecked();
  });
});
