import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calls, zeama } from '../../../testing/samples/menu-lists.ts';
import { button, field, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const heading = () => page.getByRole('dialog').getByText(text('menu.food'), { exact: false });
const pill = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const check = (name: string) => page.getByRole('checkbox', { name, exact: false });
const save = () => button(text('ui.save')).click();

/** The form of a dish on a phone, with its section about the food open. */
async function openFood(dish: Dish = zeama) {
  await page.viewport(360, 740);
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [dish] }),
    [calls.saveDish]: ({ body }) => ({ ok: true, dish: { ...dish, ...body } }),
  });
  openEditor('/menu/1/category/11');
  await button(dish.name).click();
  await expect.element(pill(text('food.milk'))).not.toBeInTheDocument();
  await heading().click();
  return {
    sentFood: async () => {
      await save();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      return sent(api, 'PUT').map(({ body }) => body);
    },
    api,
  };
}

it('a dish is declared with few presses, and its heading says what is entered', async () => {
  const { sentFood } = await openFood();
  await expect
    .element(page.getByText(text('menu.allergens_not_declared'), { exact: false }))
    .toBeVisible();
  await pill(text('food.gluten')).click();
  await pill(text('food.nuts')).click();
  await expect.element(pill(text('food.nuts'))).toHaveAttribute('aria-pressed', 'true');
  await pill(text('food.nuts')).click();
  const traces = pill(`${text('food.nuts')} ${text('menu.traces')}`);
  await expect.element(traces).toHaveAttribute('aria-pressed', 'mixed');
  await check(text('food.vegan')).click();
  await expect.element(check(text('food.vegetarian'))).toBeChecked();
  await pill(text('menu.alcohol_no')).click();
  await pill(text('facts.spicy_2')).click();
  await field(text('menu.portion')).fill('200/100');
  await field(text('menu.portion_energy')).fill('450');
  await expect
    .element(heading())
    .toHaveTextContent(
      'Аллергены, диеты, порцияСодержит: глютен · Может содержать: орехи · Веганское · Острое · 200/100 г · 450 ккал',
    );
  expect(await sentFood()).toMatchObject([
    {
      food: {
        allergens: { gluten: 'contains', nuts: 'traces' },
        diets: ['vegetarian', 'vegan'],
        alcohol: false,
        spiciness: 2,
        portion: { amounts: [200, 100], unit: 'g' },
        energy_kcal: 450,
      },
    },
  ]);
});

it('none of the fourteen is a declaration of its own', async () => {
  const { sentFood } = await openFood();
  await pill(text('menu.no_allergens')).click();
  await expect
    .element(page.getByText(text('menu.allergens_declared'), { exact: false }))
    .toBeVisible();
  const [body] = await sentFood();
  expect(body).toHaveProperty('food', { allergens: {} });
});

it('a contradiction is named beside the diets, and nothing is sent until it is gone', async () => {
  const { api, sentFood } = await openFood({ ...zeama, food: { allergens: { eggs: 'contains' } } });
  await check(text('food.vegan')).click();
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('Веганское противоречит: яйца');
  await save();
  await expect.element(problem).toBeInViewport();
  expect(sent(api, 'PUT')).toEqual([]);
  await check(text('food.vegan')).click();
  await expect.element(problem).not.toBeInTheDocument();
  const [body] = await sentFood();
  expect(body).toHaveProperty('food', { allergens: { eggs: 'contains' }, diets: ['vegetarian'] });
});

it('a wrong portion opens the section again and is marked', async () => {
  const { api } = await openFood();
  await field(text('menu.portion')).fill('много');
  await heading().click();
  await expect.element(field(text('menu.portion'))).not.toBeInTheDocument();
  await save();
  await expect.element(page.getByText(text('menu.portion_wrong'))).toBeVisible();
  await expect.element(field(text('menu.portion'))).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(text('menu.portion'))).toHaveFocus();
  expect(sent(api, 'PUT')).toEqual([]);
});

it('is reached and filled with the keyboard alone', async () => {
  const { sentFood } = await openFood();
  await userEvent.keyboard('{Tab} ');
  await expect.element(pill(text('food.gluten'))).toHaveAttribute('aria-pressed', 'true');
  const [body] = await sentFood();
  expect(body).toHaveProperty('food', { allergens: { gluten: 'contains' } });
});
