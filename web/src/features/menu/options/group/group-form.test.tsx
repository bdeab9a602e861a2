import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../testing/fakes/fake-api.ts';
import { calls, kitchen, soups, zeama } from '../../../../testing/samples/menu-lists.ts';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { button, field, sent } from '../../../../testing/setup/menu-setup.tsx';
import {
  card,
  choice,
  dialog,
  inDialog,
  namesOfChoices,
  openOptions,
  optionCalls,
  shownGrill,
  steak,
} from '../../../../testing/setup/options-setup.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const edit = (name: string) => button(text('menu.edit_named', { name })).click();

describe('the choices of a group', () => {
  const group = anOptionGroup({ revision: 4 });

  it('are added by Enter, moved and deleted, and sent in their order with their ids', async () => {
    const api = await openOptions({ groups: [group] });
    await edit('Adaos');
    await choice('name', 1).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice('name', 2)).toHaveFocus();
    // An empty row adds no other one.
    await userEvent.keyboard('{Enter}');
    expect(namesOfChoices()).toEqual(['Mozzarella', '', 'Ardei']);
    await userEvent.keyboard('Ciuperci');
    await dialog()
      .getByRole('button', { name: text('options.more_of_choice', { name: 'Ardei' }) })
      .click();
    await inDialog(text('menu.move_up', { name: 'Ardei' })).click();
    expect(namesOfChoices()).toEqual(['Mozzarella', 'Ardei', 'Ciuperci']);
    await dialog()
      .getByRole('button', { name: text('options.more_of_choice', { name: 'Mozzarella' }) })
      .click();
    await inDialog(text('menu.delete_named', { name: 'Mozzarella' })).click();
    await choice('max', 2).fill('3');
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')).toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/option-groups/1',
        body: {
          name: 'Adaos',
          rule: 'sum',
          revision: 4,
          choices: [
            { id: 12, name: 'Ardei', price: 5.5, max_count: 1, dish_id: null, food: {} },
            { name: 'Ciuperci', price: 0, max_count: 3, dish_id: null, food: {} },
          ],
        },
      },
    ]);
  });

  it('cost what is typed at the sizes of their dishes', async () => {
    const size = anOptionGroup({
      id: 5,
      name: 'Размер',
      rule: 'replaces',
      choices: [aChoice(51, '30 см', { size: '30 cm' }), aChoice(52, '40 см')],
      dish_ids: [21],
    });
    const foreign = { ...size, id: 6, choices: [aChoice(61, 'Двойной')], dish_ids: [31] };
    const [mozzarella, ...others] = group.choices;
    const choices = mozzarella
      ? [{ ...mozzarella, size_prices: [{ size: '30 cm', price: 12 }] }, ...others]
      : [];
    const api = await openOptions({
      groups: [{ ...group, choices, dish_ids: [21] }, size, foreign],
    });
    await edit('Adaos');
    await expect.element(dialog().getByText('30 cm: 12')).toBeVisible();
    await dialog()
      .getByRole('button', { name: text('options.more_of_choice', { name: 'Mozzarella' }) })
      .click();
    const at = (name: string) => field(text('options.price_at_size', { name }));
    await expect.element(at('30 см')).toHaveValue('12');
    await expect.element(at('Двойной')).not.toBeInTheDocument();
    await at('40 см').fill('дорого');
    await inDialog(text('ui.save')).click();
    await expect.element(at('40 см')).toHaveAttribute('aria-invalid', 'true');
    await at('30 см').fill('');
    await at('40 см').fill('25,5');
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')[0]?.body).toMatchObject({
      choices: [
        { size_prices: [{ size: '40 см', price: 25.5 }] },
        expect.not.objectContaining({ size_prices: expect.anything() }),
      ],
    });
  });

  it('are moved by their handles with the keys', async () => {
    await openOptions({ groups: [group] });
    await edit('Adaos');
    const grip = dialog().getByRole('button', { name: text('ui.drag', { name: 'Mozzarella' }) });
    await expect.element(grip).toBeVisible();
    grip.element().focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect.element(choice('name', 1)).toHaveValue('Ardei');
  });

  it('may stand for a dish, which gives its name and price', async () => {
    const api = await openOptions({ groups: [group] });
    await edit('Adaos');
    await inDialog(text('options.add_choice')).click();
    await dialog()
      .getByRole('button', { name: text('options.more_of_choice', { name: '3' }) })
      .click();
    await inDialog(text('options.choose_dish')).click();
    const picker = page.getByRole('dialog', { name: text('options.choose_dish_title') });
    await picker.getByLabelText(text('options.find_dish')).fill('стейк');
    await expect.element(picker.getByRole('button', { name: /Зама/ })).not.toBeInTheDocument();
    await picker.getByRole('button', { name: /Стейк/ }).click();
    await expect.element(choice('price', 3)).toHaveValue('210');
    await expect
      .element(dialog().getByText(text('options.stands_for', { name: 'Стейк' })))
      .toBeVisible();
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')[0]?.body).toMatchObject({
      choices: [{}, {}, { name: 'Стейк', price: 210, dish_id: 31 }],
    });
  });

  const more = (name: string) =>
    dialog().getByRole('button', { name: text('options.more_of_choice', { name }) });
  const pill = (name: string) => dialog().getByRole('button', { name, exact: true });
  const foodHeading = () => dialog().getByText(text('menu.food'), { exact: false });
  const expectSaid = async (words: string) => {
    await expect.element(foodHeading()).toHaveTextContent(`${text('menu.food')}${words}`);
  };

  it('say what is in them in their open rows, and in one line when closed', async () => {
    await page.viewport(360, 740);
    const api = await openOptions({ groups: [group] });
    await edit('Adaos');
    await more('Mozzarella').click();
    await expectSaid(text('menu.food_empty'));
    await foodHeading().click();
    await pill(text('food.milk')).click();
    await more('Mozzarella').click();
    const words = text('facts.contains', { names: text('food.milk').toLocaleLowerCase() });
    await expect.element(dialog().getByText(words, { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')[0]?.body).toMatchObject({
      choices: [{ food: { allergens: { milk: 'contains' } } }, { food: {} }],
    });
  });

  it('read what the dish says that they stand for, until they say something themselves', async () => {
    const food = { allergens: { fish: 'contains' } } as const;
    const choices = [aChoice(11, 'Peștele zilei', { dish_id: steak.id })];
    await openOptions({ groups: [{ ...group, choices }], dishes: [{ ...steak, food }] });
    await edit('Adaos');
    const names = text('food.fish').toLocaleLowerCase();
    const ofDish = text('options.food_of_dish', { words: text('facts.contains', { names }) });
    await expect.element(dialog().getByText(ofDish)).toBeVisible();
    await more('Peștele zilei').click();
    await expectSaid(ofDish);
    await foodHeading().click();
    await pill(text('menu.no_allergens')).click();
    await expectSaid(text('facts.no_allergens'));
  });

  const milk = { allergens: { milk: 'contains' } } as const;

  it.each([
    ['deleted', [zeama]],
    ['hidden', [zeama, { ...steak, visible: false, food: milk }]],
  ] as const)(
    'say that their dish is %s, and keep what is known of it without it',
    async (reason, dishes) => {
      const gone_dish = { reason, name: 'Стейк', food: milk };
      const choices = [aChoice(11, 'Мясо', { dish_id: steak.id, gone_dish }), aChoice(12, 'Рыба')];
      const api = await openOptions({ groups: [{ ...group, choices }], dishes });
      const words = text(`options.gone_${reason}`);
      await card('Adaos')
        .getByRole('button', { name: new RegExp(`Мясо.*${words}`) })
        .click();
      const note = dialog().getByText(text(`options.dish_is_${reason}`, { name: 'Стейк' }));
      await expect.element(note).toBeVisible();
      await inDialog(`${text('options.clear_dish')} Мясо`).click();
      await expect.element(note).not.toBeInTheDocument();
      await inDialog(text('ui.save')).click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(sent(api, 'PUT')[0]?.body).toMatchObject({
        choices: [
          { dish_id: null, food: milk },
          { dish_id: null, food: {} },
        ],
      });
    },
  );

  it('that come to stand for a dish which is deleted meanwhile say so, and nothing typed is lost', async () => {
    let dishes = [zeama, steak];
    await openOptions(
      { groups: [group] },
      {
        [calls.wholeMenu]: () => ({
          ok: true,
          menus: [kitchen],
          categories: [soups, shownGrill],
          dishes,
        }),
        [optionCalls.saveGroup]: () => ({
          ...refusal(404, 'option_dish_not_found'),
          facts: { dish_ids: [steak.id] },
        }),
      },
    );
    await edit('Adaos');
    await choice('name', 1).fill('Мясо');
    await more('Мясо').click();
    await inDialog(text('options.choose_dish')).click();
    const picker = page.getByRole('dialog', { name: text('options.choose_dish_title') });
    await picker.getByRole('button', { name: /Стейк/ }).click();
    dishes = [zeama];
    await inDialog(text('ui.save')).click();
    await expect
      .element(dialog().getByText(text('options.dish_is_deleted', { name: 'Мясо' })))
      .toBeVisible();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent(text('errors.option_dish_not_found'));
    await expect.element(choice('name', 1)).toHaveValue('Мясо');
    await inDialog(`${text('options.choose_other_dish')} Мясо`).click();
    await expect.element(picker.getByRole('button', { name: /Зама/ })).toBeVisible();
  });

  it('as sizes that cost nothing are asked about, and saved at the second press', async () => {
    const api = await openOptions({ groups: [{ ...group, rule: 'replaces' }] });
    await edit('Adaos');
    await choice('price', 2).fill('0');
    await inDialog(text('ui.save')).click();
    const question = text('options.free_size_question', { save: text('ui.save') });
    await expect.element(dialog().getByText(question)).toBeVisible();
    await expect.element(dialog().getByText(text('options.is_it_free'))).toBeVisible();
    expect(sent(api, 'PUT')).toEqual([]);
    await inDialog(text('ui.save')).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent(api, 'PUT')).toMatchObject([{ body: { choices: [{ price: 15 }, { price: 0 }] } }]);
  });

  it('that were copied without their dish say so until one is chosen', async () => {
    await openOptions({
      groups: [{ ...group, unlinked_choices: [{ choice_id: 11, reason: 'no_dish' }] }],
    });
    await edit('Adaos');
    const said = dialog().getByText(text('options.waits_no_dish'));
    await expect.element(said).toBeVisible();
    await more('Mozzarella').click();
    await inDialog(text('options.choose_dish')).click();
    const picker = page.getByRole('dialog', { name: text('options.choose_dish_title') });
    await picker.getByRole('button', { name: /Стейк/ }).click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('with a contradiction are opened by the save, which sends nothing', async () => {
    const food = { diets: ['vegan'], allergens: { milk: 'contains' } } as const;
    const choices = group.choices.map((one) => ({
      ...one,
      food: { ...food, diets: [...food.diets] },
    }));
    const api = await openOptions({ groups: [{ ...group, choices: choices.slice(0, 1) }] });
    await edit('Adaos');
    await expect.element(pill(text('food.milk'))).not.toBeInTheDocument();
    await inDialog(text('ui.save')).click();
    const problem = text('menu.diet_contradicts', {
      diet: text('food.vegan'),
      names: text('food.milk').toLocaleLowerCase(),
    });
    await expect.element(dialog().getByText(problem)).toBeInViewport();
    expect(sent(api, 'PUT')).toEqual([]);
  });

  it('are sold out by two presses, and back on sale by two', async () => {
    const soldOut = anOptionGroup();
    const [first, second] = soldOut.choices;
    const api = await openOptions(
      { groups: [soldOut] },
      {
        [optionCalls.setSoldOut]: ({ body }) => {
          if (first) first.sold_out_until = body.until;
          return { ok: true, option_group: { ...soldOut, choices: [...soldOut.choices] } };
        },
      },
    );
    expect(second?.name).toBe('Ardei');
    await card('Adaos')
      .getByRole('button', { name: /Mozzarella/ })
      .click();
    await inDialog(`${text('menu.until_switched_back')} Mozzarella`).click();
    await expect.element(inDialog(`${text('menu.back_on_sale')} Mozzarella`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(card('Adaos').getByRole('button', { name: /Mozzarella.*Закончилось/ }))
      .toBeVisible();
    await card('Adaos')
      .getByRole('button', { name: /Mozzarella/ })
      .click();
    await inDialog(`${text('menu.back_on_sale')} Mozzarella`).click();
    await expect.element(inDialog(`${text('menu.until_next_opening')} Mozzarella`)).toBeVisible();
    const call = 'PUT /api/company/3/pubs/7/option-groups/1/choices/11/sold-out';
    expect(sent(api, 'PUT')).toEqual([
      { call, body: { until: UNTIL_SWITCHED_BACK } },
      { call, body: { until: null } },
    ]);
  });
});

describe('a group that dishes have', () => {
  const links = [{ group_id: 1, min_units: 2, max_choices: 2, max_units: 2, free_units: 0 }];
  const dishes = [{ ...zeama, option_groups: links }, steak];
  const group = anOptionGroup({ dish_ids: [21, 31] });

  it.each([
    [[21, 31], true],
    [[21], false],
  ])('says before it is saved how many it changes: %j', async (ids, isSaid) => {
    await openOptions({ groups: [{ ...group, dish_ids: ids }] });
    await edit('Adaos');
    await expect.element(field(text('menu.name'))).toBeVisible();
    const words = dialog().getByText(text('options.changes_dishes', { count: 2 }));
    if (isSaid) await expect.element(words).toBeVisible();
    else await expect.element(words).not.toBeInTheDocument();
  });

  it('asks before it is deleted and says how many dishes lose it', async () => {
    const api = await openOptions({ groups: [group] });
    await button(text('menu.delete_named', { name: 'Adaos' })).click();
    await expect
      .element(dialog().getByText(text('options.delete_hint', { count: 2 })))
      .toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([]);
    await inDialog(text('ui.delete')).click();
    await expect.element(page.getByText(text('options.none'))).toBeVisible();
    expect(sent(api, 'DELETE')).toHaveLength(1);
  });

  it('cannot lose the choices that a dish requires: the dish is named, and nothing is sent', async () => {
    const choices = group.choices.map((each) => ({ ...each, max_count: 1 }));
    const api = await openOptions({ groups: [{ ...group, choices }], dishes });
    await edit('Adaos');
    await dialog()
      .getByRole('button', { name: text('options.more_of_choice', { name: 'Ardei' }) })
      .click();
    await inDialog(text('menu.delete_named', { name: 'Ardei' })).click();
    await inDialog(text('ui.save')).click();
    const problem = text('options.problem_minimum_cannot_be_reached');
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent(text('options.problem_at', { problem, dishes: 'Зама' }));
    expect(sent(api, 'PUT')).toEqual([]);
  });

  it('shows in words why the server refused it, and at which dishes', async () => {
    await openOptions(
      { groups: [group] },
      {
        [optionCalls.saveGroup]: () => ({
          ...refusal(422, 'option_limits_do_not_fit'),
          facts: { problem: 'second_size', dish_ids: [31] },
        }),
      },
    );
    await edit('Adaos');
    await inDialog(text('ui.save')).click();
    const problem = text('options.problem_second_size');
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent(text('options.problem_at', { problem, dishes: 'Стейк' }));
  });

  it('that another person has changed meanwhile says so, keeps what was typed and overwrites nothing', async () => {
    let groups = [group];
    const api = await openOptions(
      {},
      {
        [optionCalls.listGroups]: () => ({ ok: true, option_groups: groups }),
        [optionCalls.saveGroup]: () => refusal(409, 'option_group_changed_meanwhile'),
      },
    );
    await edit('Adaos');
    await field(text('menu.name')).fill('Мои добавки');
    groups = [{ ...group, name: 'Чужие добавки', revision: 2 }];
    await inDialog(text('ui.save')).click();
    const alert = dialog().getByRole('alert');
    await expect.element(alert).toHaveTextContent(text('errors.option_group_changed_meanwhile'));
    await expect.element(field(text('menu.name'))).toHaveValue('Мои добавки');
    // The new version is loaded behind the form, and pressed again it is still not overwritten.
    await expect.element(page.getByText('Чужие добавки').first()).toBeInTheDocument();
    await inDialog(text('ui.save')).click();
    await expect.poll(() => sent(api, 'PUT').length).toBe(2);
    expect(sent(api, 'PUT')).toMatchObject([{ body: { revision: 1 } }, { body: { revision: 1 } }]);
  });
});
