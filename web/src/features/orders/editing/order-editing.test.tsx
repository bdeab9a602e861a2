import type { Order } from '@comanda/contract/orders';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
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
} from '../testing/editing-setup.tsx';

const open = editingScene();

describe('deleting a dish', () => {
  it('asks with the dish name, sends the remaining list, and keeps the focus nearby', async () => {
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
        body: { revision: 1, dishes: [{ line_id: 81, dish_id: 8, count: 1 }] },
      },
    ]);
    await expect.element(addButton()).toHaveFocus();
  });

  it('sends nothing when canceled, and restores the focus', async () => {
    const api = await open();
    await button('Удалить Plăcintă').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Удалить Plăcintă')).toHaveFocus();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('shows that the last dish cannot be deleted, and offers to add another', async () => {
    const api = await open({ dishes: [soup] });
    await button('Удалить Zeamă de găină').click();
    const popup = page.getByRole('dialog', { name: '«Zeamă de găină» — последнее блюдо' });
    await expect.element(popup.getByText(/не может остаться без блюд/)).toBeVisible();
    await expect.element(popup.getByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
    await popup.getByRole('button', { name: 'Отмена' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await button('Удалить Zeamă de găină').click();
    await popup.getByRole('button', { name: 'Добавить блюдо' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Добавить блюдо' })).toBeVisible();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('reloads the order when it was changed elsewhere', async () => {
    let isChanged = false;
    await open(
      {},
      {
        [GET]: () => ({
          ok: true,
          order: isChanged
            ? anOrder({ id: 5, revision: 9, dishes: [soup] })
            : anOrder({ id: 5, dishes: [soup, pie] }),
          history: [],
        }),
        [DISHES]: () => {
          isChanged = true;
          return refusal(409, 'order_changed_meanwhile');
        },
      },
    );
    await button('Удалить Plăcintă').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect
      .element(page.getByRole('dialog', { name: '«Plăcintă» в заказе уже нет' }))
      .toBeVisible();
  });
});

describe('the delivery price', () => {
  const select = () => page.getByLabelText('Цена доставки');
  const save = () => button('Сохранить');

  it('is 0 or a zone’s price, and is saved only when it differs', async () => {
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

  it('shows a price that no zone has any more, and it can be chosen again', async () => {
    await open({ delivery_price: 45 });
    await expect.element(select()).toHaveValue('45');
    await select().selectOptions('0');
    await expect.element(save()).toBeVisible();
    await select().selectOptions('45');
    await expect.element(save()).not.toBeInTheDocument();
    await expect.element(select()).toHaveValue('45');
  });

  it('keeps the chosen price for a retry when it is refused', async () => {
    await open({}, { [PRICE]: () => refusal(422, 'delivery_price_not_offered') });
    await select().selectOptions('0');
    await save().click();
    await expect.element(save()).not.toHaveAttribute('aria-busy');
    await expect.element(select()).toHaveValue('0');
  });
});

const reserved = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };

describe.each([
  ['completed by a courier of the pool', { courier_info: reserved }, /на счёт курьера Ion Rusu/],
  [
    'completed by the pub’s own courier',
    { courier_info: reserved, delivery_type: 'own' },
    /разницу верните/,
  ],
  ['completed without a courier', {}, /разницу верните/],
  ['canceled', { status: 'canceled', courier_info: reserved }, /никто за него ничего не должен/],
] as [string, Partial<Order>, RegExp][])('an order that is %s', (_, over, note) => {
  const finished: Partial<Order> = { status: 'completed', ...over };
  const expectNote = async (popup: Locator) => {
    await expect.element(popup.getByText(note)).toBeVisible();
  };

  it('shows the consequences before a dish is deleted or added', async () => {
    const api = await open(finished);
    await button('Удалить Plăcintă').click();
    const question = page.getByRole('dialog', { name: 'Удалить «Plăcintă» из заказа?' });
    await expectNote(question);
    if (finished.status === 'completed') {
      await question.getByRole('button', { name: 'Ошибка в заказе' }).click();
    }
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await addButton().click();
    await expectNote(page.getByRole('dialog', { name: 'Добавить блюдо' }));
    expect(sent(api, 'update-dishes')).toHaveLength(1);
  });

  it('asks before the delivery price is saved, and restores the focus', async () => {
    const order = anOrder({ id: 5, revision: 2, dishes: [soup, pie], ...finished });
    const api = await open(finished, {
      [PRICE]: () => ({ ok: true, order: { ...order, delivery_price: 60 } }),
    });
    await page.getByLabelText('Цена доставки').selectOptions('60');
    await button('Сохранить').click();
    const question = page.getByRole('dialog', { name: /^Поставить цену доставки 60,00.Lei\?$/ });
    await expectNote(question);
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent(api, 'update-delivery-price')).toEqual([]);
    await button('Сохранить').click();
    await question.getByRole('button', { name: 'Сохранить' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Цена доставки')).toHaveValue('60');
    await expect.element(page.getByLabelText('Цена доставки')).toHaveFocus();
    expect(sent(api, 'update-delivery-price')).toHaveLength(1);
  });
});

it('shows no consequences for an order in process', async () => {
  await open();
  await button('Удалить Plăcintă').click();
  await expect.element(page.getByRole('dialog').getByText(/уйдёт/)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText(/Исправление/)).not.toBeInTheDocument();
});

describe('an order in another currency than the current menu', () => {
  it('shows its own currency everywhere, explains the limits, and offers only its own dishes', async () => {
    await open({ currency_id: 2 });
    await expect.element(page.getByText(/^Заказ в €, а меню теперь в Lei/)).toBeVisible();
    const options = [
      ...page.getByLabelText('Цена доставки').element().querySelectorAll('option'),
    ].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(options).toEqual(['0,00 €', '40,00 €']);
    await addButton().click();
    const popup = page.getByRole('dialog', { name: 'Добавить блюдо' });
    await expect.element(popup.getByRole('radio')).toHaveLength(2);
    await expect.element(popup.getByRole('radio', { name: /Zeamă.*90,20.€/ })).toBeInTheDocument();
    const sums = document.querySelector('main')?.textContent ?? '';
    expect(sums.replace(/Заказ в €, а меню теперь в Lei/, '')).not.toContain('Lei');
  });

  it('shows why a dish was not added when the menu’s currency changed meanwhile', async () => {
    await open({}, { [DISHES]: () => refusal(409, 'order_has_another_currency') });
    await addButton().click();
    const popup = page.getByRole('dialog', { name: 'Добавить блюдо' });
    await popup.getByRole('radio', { name: /Papanași/ }).click();
    await popup.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect.element(popup.getByText(/не в той валюте/)).toBeVisible();
  });
});

it('an in-place order has editable dishes and no delivery price', async () => {
  await open({ order_type: 'in_place', table_for_in_place_order: '7' });
  await expect.element(addButton()).toBeVisible();
  await expect.element(page.getByLabelText('Цена доставки')).not.toBeInTheDocument();
});
