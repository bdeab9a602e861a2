import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { kitchen, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { button, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { IMPORT, WHOLE, anImportResult, paste } from '../../../testing/setup/import-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { keptDrafts } from './kept-draft.ts';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  keptDrafts.drop(7);
});

function open(answer: FakeCalls[typeof IMPORT] = () => ({ ok: true, ...anImportResult() })) {
  const whole = { menus: [kitchen], categories: [soups], dishes: [zeama] };
  const option_groups = [anOptionGroup()];
  const api = menuServer({
    [WHOLE]: () => ({ ok: true, ...whole, option_groups }),
    [IMPORT]: answer,
  });
  openEditor('/import');
  return api;
}

const cell = (column: string) =>
  page.getByLabelText(text('menu.import_row_cell', { line: 2, column }), { exact: true });
const allergens = () => cell(text('menu.allergens'));
const options = () => cell(text('options.groups'));

it('words and groups that are not known are corrected in the draft, and stay in sight', async () => {
  await page.viewport(360, 740);
  const api = open();
  await paste(
    'Название;Состав;Цена;Аллергены;Острота;Группы опций\nУха;;70;молоко, рыпа;;Adaos; Соусы'.replace(
      'Adaos; Соусы',
      '"Adaos; Соусы"',
    ),
  );
  await expect.element(allergens()).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByText(text('menu.import_unknown_words', { words: 'рыпа' })))
    .toBeVisible();
  await expect
    .element(page.getByText(text('menu.import_unknown_groups', { words: 'Соусы' })))
    .toBeVisible();
  await expect.element(page.getByText(text('menu.import_to_correct', { count: 1 }))).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await allergens().fill('молоко; следы: рыба');
  await expect.element(allergens()).not.toHaveAttribute('aria-invalid', 'true');
  await options().fill('adaos');
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText(text('menu.import_changes'))).toBeVisible();
  expect(sent(api, 'POST').map(({ body }) => body)).toMatchObject([
    {
      rows: [
        {
          name: 'Уха',
          // Its column is there and empty.
          ingredients: null,
          food: { allergens: { milk: 'contains', fish: 'traces' } },
          food_removed: ['spiciness'],
          option_groups: ['adaos'],
        },
      ],
    },
  ]);
});

it('the preview names each part that changes, before and after', async () => {
  const before = {
    dish_id: 21,
    menu: 'Кухня',
    category: 'Супы',
    name: 'Уха',
    price: 70,
    sale_price: 0,
    ingredients: '',
    visible: true,
    food: { allergens: { milk: 'contains' }, diets: ['vegetarian'] } as const,
    option_groups: ['Соусы'],
  };
  open(() => ({
    ok: true,
    ...anImportResult({
      counts: { created: 0, changed: 1, hidden: 0, unchanged: 0 },
      created: [],
      changed: [
        {
          row: 0,
          changes: ['allergens', 'diets', 'option_groups'],
          before: { ...before, food: { ...before.food, diets: [...before.food.diets] } },
        },
      ],
    }),
  }));
  await paste('Название;Цена;Аллергены;Группы опций\nУха;70;рыба;Adaos');
  await button(text('menu.import_preview')).click();
  for (const words of [
    'Аллергены: молоко → рыба',
    // The list contradicts what was stored.
    `Подходит: Вегетарианское → ${text('menu.import_nothing')}`,
    'Группы опций: Соусы → Adaos',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
});

it('a diet that contradicts what is stored is said with the name of its dish', async () => {
  open(() => ({
    ...refusal(400, 'validation_error'),
    validationErrors: [{ field: 'rows.0.food.diets', code: 'contradicts' }],
  }));
  await paste('Название;Цена;Диеты\nУха;70;веганское');
  await button(text('menu.import_preview')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('menu.import_contradicts', { name: 'Уха' }));
});
