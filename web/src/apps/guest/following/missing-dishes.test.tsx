import type { GuestOrder } from '@comanda/contract/orders';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { closeOrderPage, openOrderPage, withdrawn } from '../testing/open-order-page.ts';

afterEach(closeOrderPage);

const WITHDRAW = 'POST /api/client/orders/its-token/withdraw';
const LEAVE_OUT = 'POST /api/client/orders/its-token/leave-out';

const line = (line_id: number, name: string, dish_price: number) => ({
  line_id,
  dish_id: line_id,
  count: 1,
  dish_price,
  name,
  image_file_name: '',
});
const cooked: Partial<GuestOrder> = {
  order_type: 'pick_up',
  status: 'preparing',
  revision: 3,
  dishes: [line(1, 'Zeamă', 45), line(2, 'Plăcinte', 60)],
  client_total: 105,
  wanted_from: '2026-11-21T17:30:00.000Z',
  wanted_to: '2026-11-21T18:00:00.000Z',
  cook_at: '2026-11-21T17:10:00.000Z',
};
const asked = { ...cooked, missing_lines: [{ line_id: 1, choice_ids: [] }] };
const answered: Partial<GuestOrder> = {
  ...cooked,
  revision: 4,
  dishes: [line(2, 'Plăcinte', 60)],
  client_total: 60,
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const leave = () => button(new RegExp(`^${text('guest.order.leave_out')}`));
const cancel = () => button(text('guest.order.withdraw'));
const question = () => page.getByText(text('guest.order.missing', { dishes: 'Zeamă' }));
const ok = () => Response.json({ ok: true });

describe.each(['ro', 'ru'] as const)('what the kitchen lacks, in %s', (language) => {
  it('is asked by name, and left out by one press, which says what it takes off', async () => {
    startTestTexts(language);
    const { sent, bodies, replyWith, change } = openOrderPage(asked, {
      language,
      totalWithout: 60,
    });
    await expect.element(question()).toBeVisible();
    expect(leave().element().textContent).toMatch(/\(−45,00\sLei\)/);
    replyWith(() => {
      change(answered);
      return ok();
    });
    await leave().click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(sent).toEqual([LEAVE_OUT]);
    expect(bodies).toEqual([{ line_ids: [1] }]);
    await expect
      .element(page.getByRole('heading', { name: text('guest.order.now_preparing') }))
      .toBeVisible();
  });
});

it('cancels the order in two presses instead', async () => {
  startTestTexts('ro');
  const { sent, replyWith, change } = openOrderPage(asked, { totalWithout: 60 });
  replyWith(() => {
    change({ ...withdrawn, revision: 4 });
    return ok();
  });
  await cancel().click();
  expect(sent).toEqual([]);
  await button(text('guest.order.withdraw_yes')).click();
  await expect
    .element(page.getByRole('heading', { name: text('guest.order.now_canceled') }))
    .toBeVisible();
  expect(sent).toEqual([WITHDRAW]);
});

it('offers only to cancel where all of it is missing', async () => {
  startTestTexts('ro');
  openOrderPage({
    ...asked,
    missing_lines: [1, 2].map((line_id) => ({ line_id, choice_ids: [] })),
  });
  await expect.element(page.getByText(text('guest.order.missing_all'))).toBeVisible();
  await expect.element(leave()).not.toBeInTheDocument();
  await expect.element(cancel()).toBeVisible();
});

it('says the total where a cheaper order is not cheaper by its dish alone', async () => {
  startTestTexts('ro');
  openOrderPage(asked, { totalWithout: 110 });
  await expect.element(leave()).toBeVisible();
  expect(leave().element().textContent).toMatch(/totalul va fi 110,00\sLei/);
});

it('says so after a failure, and may be tried again', async () => {
  startTestTexts('ro');
  const { sent, replyWith, change } = openOrderPage(asked, { totalWithout: 60 });
  await leave().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('guest.order.withdraw_failed'));
  replyWith(() => {
    change(answered);
    return ok();
  });
  await leave().click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(sent).toEqual([LEAVE_OUT, LEAVE_OUT]);
});

it('comes live, also while the guest was about to withdraw the order', async () => {
  startTestTexts('ro');
  const { receive } = openOrderPage({ ...cooked, revision: 1, status: 'not_handled' });
  await cancel().click();
  await receive(asked);
  await expect.element(question()).toBeVisible();
  // The question that was open was another one.
  await expect.element(button(text('guest.order.withdraw_yes'))).not.toBeInTheDocument();
  await cancel().click();
  await expect.element(button(text('guest.order.withdraw_yes'))).toBeVisible();
});

it('is no question once the kitchen has finished', () => {
  startTestTexts('ro');
  openOrderPage({ ...asked, prepared: true });
  expect(document.querySelector('#withdrawal')).toBeNull();
});

it('names the choice that has run out, after its dish, and leaves out that line alone', async () => {
  startTestTexts('ru');
  const option = (choice_id: number, name: string, ru: string) => ({
    group_id: 1,
    choice_id,
    group_name: 'Garnitură',
    name,
    names: { ru },
    count: 1,
    price: 0,
  });
  const schnitzel = { ...line(3, 'Șnițel', 45), names: { ru: 'Шницель' }, dish_id: 9 };
  const fries = option(5, 'Cartofi', 'Картофель фри');
  const rice = option(6, 'Orez', 'Рис');
  const { bodies, replyWith } = openOrderPage(
    {
      ...asked,
      dishes: [
        { ...schnitzel, options: [fries, rice] },
        { ...schnitzel, line_id: 4, options: [rice] },
        line(2, 'Plăcinte', 60),
      ],
      missing_lines: [
        { line_id: 3, choice_ids: [5] },
        { line_id: 2, choice_ids: [] },
      ],
    },
    { language: 'ru', totalWithout: 45 },
  );
  const dishes = 'Шницель (нет: Картофель фри), Plăcinte';
  await expect.element(page.getByText(text('guest.order.missing', { dishes }))).toBeVisible();
  replyWith(ok);
  await leave().click();
  await expect.poll(() => bodies).toEqual([{ line_ids: [3, 2] }]);
});
