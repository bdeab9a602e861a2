import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../testing/an-order.ts';
import { refusal } from '../../testing/fake-api.ts';
import {
  addButton,
  button,
  DISHES,
  editingScene,
  GET,
  pie,
  PRICE,
  sent,
  soup,
} from './editing-scene.tsx';

const open = editingScene();

describe('deleting a dish', () => {
  it('asks by its name, sends the whole rest, and leaves the focus within reach', async () => {
    const api = await open();
    await button('Удалить Zeamă de găină').click();
    const popup = page.getByRole('dialog', { name: 'Удалить «Zeamă de găină» из заказа?' });
    await expect.element(popup.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await popup.getByRole('button', { name: 'Удалить' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(button('Удалить Zeamă de găină')).not.toBeInTheDocument();
    expect(sent(api, 'update-dishes')).toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/orders/5/update-dishes',
        body: { revision: 1, dishes: [{ dish_id: 8, count: 1 }] },
      },
    ]);
    await expect.element(addButton()).toHaveFocus();
  });

  it('sends nothing when it was not meant, and gives the focus back', async () => {
    const api = await open();
    await button('Удалить Plăcintă').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Удалить Plăcintă')).toHaveFocus();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('says that the last one cannot go, and offers another instead', async () => {
    const api = await open({ dishes: [soup] });
    await button('Удалить Zeamă de găină').click();
    const popup = page.getByRole('dialog', { name: '«Zeamă de găină» — последнее блюдо' });
    await expect.element(popup.getByText(/не может остаться без блюд/)).toBeVisible();
    await expect.element(popup.getByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
    await popup.getByRole('button', { name: 'Добавить блюдо' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Добавить блюдо' })).toBeVisible();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('looks again when the order was finished elsewhere', async () => {
    let isFinished = false;
    await open(
      {},
      {
        [GET]: () => ({
          ok: true,
          order: isFinished
            ? anOrder({ id: 5, revision: 9, status: 'completed', dishes: [soup, pie] })
            : anOrder({ id: 5, dishes: [soup, pie] }),
          history: [],
        }),
        [DISHES]: () => {
          isFinished = true;
          return refusal(409, 'order_is_finished');
        },
      },
    );
    await button('Удалить Plăcintă').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(addButton()).not.toBeInTheDocument();
    await expect.element(page.getByText('Plăcintă')).toBeVisible();
  });
});

describe('the delivery price', () => {
  const select = () => page.getByLabelText('Цена доставки');
  const save = () => button('Сохранить');

  it('is 0 or a zone’s, and is saved only when it differs', async () => {
    const api = await open(
      {},
      {
        [PRICE]: () => ({
          ok: true,
          order: anOrder({ id: 5, revision: 2, dishes: [soup, pie], delivery_price: 60 }),
        }),
      },
    );
    await expect.element(select()).toHaveValue('40');
    const offered = [...select().element().querySelectorAll('option')].map(({ value }) => value);
    expect(offered).toEqual(['0', '40', '60']);
    await expect.element(save()).not.toBeInTheDocument();
    await select().selectOptions('60');
    await expect.element(save()).toBeVisible();
    await select().selectOptions('40');
    await expect.element(save()).not.toBeInTheDocument();
    await select().selectOptions('60');
    await save().click();
    await expect.element(save()).not.toBeInTheDocument();
    await expect.element(select()).toHaveValue('60');
    expect(sent(api, 'update-delivery-price').map(({ call }) => call)).toEqual([
      'PUT /api/company/3/pubs/7/orders/5/update-delivery-price?price=60&from=40',
    ]);
  });

  it('shows a price that no zone has any more, and it may be chosen again', async () => {
    await open({ delivery_price: 45 });
    await expect.element(select()).toHaveValue('45');
    await select().selectOptions('0');
    await expect.element(save()).toBeVisible();
    await select().selectOptions('45');
    await expect.element(save()).not.toBeInTheDocument();
    await expect.element(select()).toHaveValue('45');
  });

  it('stays as chosen, to be tried again, when it is refused', async () => {
    await open({}, { [PRICE]: () => refusal(422, 'delivery_price_not_offered') });
    await select().selectOptions('0');
    await save().click();
    await expect.element(save()).not.toHaveAttribute('aria-busy');
    await expect.element(select()).toHaveValue('0');
  });
});

it.each(['completed', 'canceled'] as const)('a %s order offers nothing to edit', async (status) => {
  await open({ status });
  await expect.element(page.getByText(/^Zeamă de găină/)).toBeVisible();
  await expect.element(addButton()).not.toBeInTheDocument();
  await expect.element(button('Удалить Zeamă de găină')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Цена доставки')).not.toBeInTheDocument();
});

it('an order in place has dishes to edit and no delivery to price', async () => {
  await open({ order_type: 'in_place', table_for_in_place_order: '7' });
  await expect.element(addButton()).toBeVisible();
  await expect.element(page.getByLabelText('Цена доставки')).not.toBeInTheDocument();
});
