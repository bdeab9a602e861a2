import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { anOptionGroup } from '../../../testing/samples/option-groups.ts';
import {
  EDITOR,
  act,
  address,
  button,
  field,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import {
  card,
  choice,
  dialog,
  exactlyOne,
  inDialog,
  namesOfChoices,
  openOptions,
  optionCalls,
  optionsServer,
} from '../../../testing/setup/options-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

describe('the page of the options', () => {
  it('is two presses away from the menu', async () => {
    optionsServer();
    openEditor();
    await act(text('menu.more'), text('options.to_page'));
    await expect.element(address()).toHaveTextContent(`${EDITOR}/options`);
    await page.getByRole('link', { name: text('menu.back_to_editor') }).click();
    await expect.element(address()).toHaveTextContent(EDITOR);
  });

  it('shows of each group the rule in words, its choices and how many dishes use it', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      id: index + 1,
      name: `Вид ${index + 1}`,
      price: 0,
      max_count: 1,
      dish_id: null,
      sold_out_until: null,
    }));
    await openOptions({
      groups: [
        anOptionGroup({ dish_ids: [21, 31] }),
        anOptionGroup({ id: 2, name: 'Вкус', rule: 'dearest', choices: many }),
      ],
    });
    await expect.element(card('Adaos').getByText(text('options.rule_sum_words'))).toBeVisible();
    await expect.element(card('Adaos').getByText(/15,00/)).toBeVisible();
    await expect.element(card('Adaos').getByText('У 2 блюд', { exact: false })).toBeVisible();
    const taste = card('Вкус');
    await expect.element(taste.getByText(text('options.rule_dearest_words'))).toBeVisible();
    await expect
      .element(taste.getByText(text('options.used_by_none'), { exact: false }))
      .toBeVisible();
    await expect.element(taste.getByText('Вид 9')).not.toBeInTheDocument();
    await taste.getByRole('button', { name: '+2' }).click();
    await expect.element(taste.getByText('Вид 10')).toBeVisible();
  });

  it('shows a failed load with a retry button', async () => {
    let isBroken = true;
    await openOptions(
      {},
      {
        [optionCalls.listGroups]: () =>
          isBroken
            ? refusal(500, 'something_went_wrong')
            : { ok: true, option_groups: [anOptionGroup()] },
      },
    );
    await expect.element(page.getByRole('alert')).toBeVisible();
    isBroken = false;
    await button(text('ui.retry')).click();
    await expect.element(card('Adaos')).toBeVisible();
  });
});

describe('a pub without options', () => {
  it.each([
    ['sum', 'Добавки', ['Сыр', 'Грибы', 'Маслины']],
    ['replaces', 'Размер', ['Маленькая', 'Средняя', 'Большая']],
    ['dearest', 'Половинки', ['Маргарита', 'Пепперони', 'Четыре сыра']],
  ] as const)('starts an example of %s with one press', async (rule, name, choices) => {
    await openOptions();
    await button(text(`options.rule_${rule}_words`)).click();
    await expect.element(field(text('menu.name'))).toHaveValue(name);
    expect(namesOfChoices()).toEqual(choices);
    await expect
      .element(dialog().getByRole('radio', { name: text(`options.rule_${rule}_words`) }))
      .toBeChecked();
  });

  it('asks for the prices of sizes, creates the group and offers its dishes', async () => {
    const api = await openOptions();
    await button(text('options.rule_replaces_words')).click();
    await choice('price', 1).fill('80');
    await inDialog(text('ui.save')).click();
    await expect.element(choice('price', 2)).toHaveFocus();
    await expect
      .element(dialog().getByText(text('options.price_is_missing')).first())
      .toBeVisible();
    expect(sent(api, 'POST')).toEqual([]);
    await choice('price', 2).fill('95,5');
    await choice('price', 3).fill('110');
    await inDialog(text('ui.save')).click();
    await expect
      .element(page.getByRole('dialog', { name: text('options.dishes_of', { name: 'Размер' }) }))
      .toBeVisible();
    expect(sent(api, 'POST')).toEqual([
      {
        call: 'POST /api/company/3/pubs/7/option-groups',
        body: {
          name: 'Размер',
          rule: 'replaces',
          choices: [
            { name: 'Маленькая', price: 80, max_count: 1, dish_id: null, food: {} },
            { name: 'Средняя', price: 95.5, max_count: 1, dish_id: null, food: {} },
            { name: 'Большая', price: 110, max_count: 1, dish_id: null, food: {} },
          ],
        },
      },
    ]);
    // A size is exactly one choice: there is nothing to set.
    await expect.element(dialog().getByText(text('options.size_is_one'))).toBeVisible();
    await dialog().getByRole('checkbox', { name: 'Супы' }).click();
    await inDialog(text('ui.save')).click();
    await expect.element(card('Размер').getByText('У 2 блюд', { exact: false })).toBeVisible();
    expect(sent(api, 'PUT')).toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/option-groups/50/dishes',
        body: { dish_ids: [21, 22], before: [], ...exactlyOne },
      },
    ]);
  });
});
