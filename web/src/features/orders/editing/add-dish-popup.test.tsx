import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import {
  addButton,
  category as aCategory,
  DISHES,
  editingScene,
  menuWith,
  sent,
  WHOLE_MENU,
} from '../testing/editing-setup.tsx';

const open = editingScene();

const popup = () => page.getByRole('dialog', { name: 'Добавить блюдо' });
const choice = (name: RegExp) => popup().getByRole('radio', { name });
const quantity = () => popup().getByLabelText('Количество');
const send = () => popup().getByRole('button', { name: 'Добавить', exact: true });

it('lists the dishes as guests see them, in the menu’s order, with the sale price beside the old one', async () => {
  await open();
  await addButton().click();
  await expect.element(choice(/Papanași/)).toBeInTheDocument();
  const rows = popup().getByRole('radio').elements();
  expect(rows.map((row) => row.closest('label')?.querySelector('b')?.textContent)).toEqual([
    'Zeamă de găină',
    'Plăcintă',
    'Papanași',
  ]);
  const row = choice(/Papanași/)
    .element()
    .closest('label');
  expect(row?.textContent).toContain('30,00');
  expect(row?.querySelector('s')?.textContent).toContain('50,00');
  await expect.element(popup().getByText('в заказе: 2')).toBeVisible();
});

it('marks a dish that is sold out now, and still adds it', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const dishes = [
    aDish({ id: 8, name: 'Plăcintă', price: 40, place: 1, sold_out_until: at(-1) }),
    aDish({ id: 9, name: 'Papanași', price: 50, place: 2, sold_out_until: at(60) }),
  ];
  const api = await open({}, menuWith({ dishes }));
  await addButton().click();
  const soldOut = choice(new RegExp(text('menu.sold_out')));
  await expect.element(soldOut).toBeInTheDocument();
  expect(
    soldOut.elements().map((row) => row.closest('label')?.querySelector('b')?.textContent),
  ).toEqual(['Papanași']);
  await expect.element(popup().getByText(text('orders.dish_sold_out_hint'))).toBeVisible();
  await soldOut.click({ force: true });
  await send().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toMatchObject({
    dishes: [{ dish_id: 3 }, { dish_id: 8 }, { dish_id: 9, count: 1 }],
  });
});

it('marks a dish whose category is not served now, and still adds it', async () => {
  // Always on another day of the pub's clock than now, also around midnight.
  const day = (new Date().getUTCDay() + 2) % 7;
  const api = await open(
    {},
    menuWith({
      categories: [
        aCategory,
        {
          ...aCategory,
          id: 4,
          place: 2,
          name: 'Mic dejun',
          serving_hours: [{ days: [day], start: 480, end: 690 }],
        },
      ],
    }),
  );
  await addButton().click();
  const notServed = choice(new RegExp(text('orders.dish_not_served')));
  await expect.element(notServed).toBeInTheDocument();
  expect(
    notServed.elements().map((row) => row.closest('label')?.querySelector('b')?.textContent),
  ).toEqual(['Papanași']);
  const words = popup()
    .getByText(new RegExp(text('orders.dish_not_served')))
    .element();
  const prices = words.closest('label')?.querySelector('s')?.parentElement;
  expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    prices?.getBoundingClientRect().bottom ?? Number.NaN,
  );
  await expect.element(popup().getByText(text('orders.dish_sold_out_hint'))).toBeVisible();
  await notServed.click({ force: true });
  await send().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toMatchObject({
    dishes: [{ dish_id: 3 }, { dish_id: 8 }, { dish_id: 9, count: 1 }],
  });
});

it('increases the count of a dish that is in the order', async () => {
  const api = await open();
  await addButton().click();
  await choice(/Zeamă/).click({ force: true });
  await expect.element(quantity()).toHaveValue('1');
  // The price that the order has charged so far, not today's menu price.
  await expect
    .element(popup().getByText(/^Zeamă de găină: по 90,20.Lei в этом заказе/))
    .toBeVisible();
  await popup().getByRole('button', { name: 'На одно больше' }).click();
  await send().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: [
      { line_id: 31, dish_id: 3, count: 4 },
      { line_id: 81, dish_id: 8, count: 1 },
    ],
  });
  await expect.element(page.getByText('4×')).toBeVisible();
  await expect.element(addButton()).toHaveFocus();
});

it('finds a dish without diacritics and adds it by keyboard only', async () => {
  const api = await open();
  addButton().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(popup().getByRole('searchbox')).toHaveFocus();
  await expect.element(choice(/Papanași/)).toBeInTheDocument();
  await userEvent.keyboard('PAPANASI');
  await expect.element(choice(/Zeamă/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity()).toHaveFocus();
  await expect.element(choice(/Papanași/)).toBeChecked();
  await userEvent.keyboard('3{Enter}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: [
      { line_id: 31, dish_id: 3, count: 2 },
      { line_id: 81, dish_id: 8, count: 1 },
      { dish_id: 9, count: 3, options: [] },
    ],
  });
  await expect.element(page.getByText(/^Papanași/)).toBeVisible();
});

it('rejects a missing dish, zero and a non-numeric count without a call', async () => {
  const api = await open();
  await addButton().click();
  await expect.element(choice(/Papanași/)).toBeInTheDocument();
  await expect.element(quantity()).toBeDisabled();
  await send().click();
  await expect.element(popup().getByRole('alert')).toHaveTextContent('Сначала выберите блюдо');
  await choice(/Papanași/).click({ force: true });
  for (const typed of ['0', '', '-1', '1.5', 'два', '1000']) {
    await quantity().fill(typed);
    await send().click();
    await expect.element(popup().getByText('Целое число от 1 до 999')).toBeVisible();
    await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent(api, 'update-dishes')).toEqual([]);
});

it('shows a message when no dish is found', async () => {
  await open();
  await addButton().click();
  await popup().getByRole('searchbox').fill('sushi');
  await expect
    .element(
      popup()
        .getByText(/Ничего не нашлось/)
        .last(),
    )
    .toBeVisible();
});

it('shows that a dish was removed from the menu, and loads the menu again', async () => {
  const api = await open({}, { [DISHES]: () => refusal(422, 'dish_not_available') });
  await addButton().click();
  await choice(/Papanași/).click({ force: true });
  const before = sent(api, '/whole-menu').length;
  await send().click();
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent('Это блюдо только что убрали из меню. Выберите другое.');
  await expect.poll(() => sent(api, '/whole-menu').length).toBe(before * 2);
});

it('shows that the order has reached the maximum count of dishes', async () => {
  await open(
    {},
    { [DISHES]: () => ({ ...refusal(422, 'order_line_limit_exceeded'), facts: { limit: 200 } }) },
  );
  await addButton().click();
  await choice(/Papanași/).click({ force: true });
  await send().click();
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.order_line_limit_exceeded', { limit: 200 }));
});

it('offers a retry when the menu cannot be loaded', async () => {
  let fails = true;
  await open(
    {},
    {
      [WHOLE_MENU]: () => {
        if (fails) return refusal(500, 'something_went_wrong');
        return { ok: true, menus: [], categories: [], dishes: [] };
      },
    },
  );
  await addButton().click();
  fails = false;
  await popup().getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.element(popup().getByText('В меню нет видимых блюд')).toBeVisible();
});
