import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { aGuestOrder } from '../testing/a-guest-order.ts';
import { answered, closeOrderPage, openOrderPage, withdrawn } from '../testing/open-order-page.ts';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeOrderPage);

const WITHDRAW = 'POST /api/client/orders/its-token/withdraw';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const offer = () => button(text('guest.order.withdraw'));
const yes = () => button(text('guest.order.withdraw_yes'));
const keep = () => button(text('guest.order.withdraw_keep'));
const question = () => page.getByRole('group', { name: text('guest.order.withdraw_question') });
const failed = () => page.getByRole('alert');
const answeredNote = () => page.getByText(text('guest.order.answered'));
const canceled = () => page.getByRole('heading', { name: text('guest.order.now_canceled') });

const ok = () => Response.json({ ok: true });
const tooLate = () => Response.json({ code: 'order_changed_meanwhile' }, { status: 409 });
const broken = async () => Promise.reject(new TypeError('no network'));

describe('withdrawing an order that nobody has answered', () => {
  it('takes two presses, and shows that the order is canceled and how to order again', async () => {
    const { sent, replyWith, change } = openOrderPage();
    await offer().click();
    await expect.element(question()).toHaveFocus();
    await expect.element(offer()).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    replyWith(() => {
      change(withdrawn);
      return ok();
    });
    await yes().click();
    await expect.element(canceled()).toBeVisible();
    expect(sent).toEqual([WITHDRAW]);
    await expect.element(page.getByText(text('guest.order.canceled_by_guest'))).toBeVisible();
    expect(document.activeElement?.contains(canceled().element())).toBe(true);
    await expect
      .element(page.getByRole('link', { name: text('guest.order.again') }))
      .toHaveAttribute('href', expect.stringContaining('again=its-token'));
    await expect.element(question()).not.toBeInTheDocument();
  });

  it.each([
    ['the second button', async () => keep().click()],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
  ])('keeps the order by %s, with the focus where it was', async (_, keepOrder) => {
    const { sent } = openOrderPage();
    await offer().click();
    await keepOrder();
    await expect.element(offer()).toHaveFocus();
    await expect.element(question()).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends once, however often the guest presses, and cannot be kept while it is sent', async () => {
    const { sent, replyWith, change } = openOrderPage();
    const { promise, resolve } = Promise.withResolvers<Response>();
    replyWith(async () => promise);
    await offer().click();
    await yes().click();
    await yes().click();
    await keep().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    expect(question().element().closest('[aria-busy=true]')).not.toBeNull();
    change(withdrawn);
    resolve(ok());
    await expect.element(canceled()).toBeVisible();
    expect(sent).toEqual([WITHDRAW]);
  });

  it.each([
    ['a network failure', broken],
    ['an error of the server', () => new Response(null, { status: 503 })],
  ])('says so after %s, and may be tried again', async (_, failure) => {
    const { sent, replyWith, change } = openOrderPage();
    replyWith(failure);
    await offer().click();
    await expect.element(failed()).not.toBeInTheDocument();
    await yes().click();
    await expect.element(failed()).toHaveTextContent(text('guest.order.withdraw_failed'));
    replyWith(() => {
      change(withdrawn);
      return ok();
    });
    await yes().click();
    await expect.element(canceled()).toBeVisible();
    expect(sent).toEqual([WITHDRAW, WITHDRAW]);
  });

  it('says that the venue was first, with its phone', async () => {
    const pub = { ...aGuestOrder().pub, phone: '+37322123456' };
    const { replyWith, change } = openOrderPage({ pub });
    replyWith(() => {
      change({ ...answered, pub });
      return tooLate();
    });
    await offer().click();
    await yes().click();
    await expect.element(answeredNote()).toBeVisible();
    const note = document.activeElement;
    expect(note?.textContent).toContain(text('guest.order.answered_call'));
    expect(note?.querySelector('a')?.href).toBe('tel:+37322123456');
    await expect
      .element(page.getByRole('heading', { name: text('guest.order.now_preparing') }))
      .toBeVisible();
    await expect.element(offer()).not.toBeInTheDocument();
  });
});

describe('the order is drawn again', () => {
  it('the button of the new slip works', async () => {
    const { receive } = openOrderPage();
    await receive({ revision: 2, status: 'preparing' });
    await expect.element(offer()).not.toBeInTheDocument();
    // The note appears only if the guest had pressed the button.
    await expect.element(answeredNote()).not.toBeVisible();
    await receive({ revision: 3 });
    await offer().click();
    await expect.element(question()).toHaveFocus();
  });

  it('an open question stays open, with the focus on its button', async () => {
    const { sent, receive } = openOrderPage();
    await offer().click();
    keep().element().focus();
    await receive({ revision: 2, dish_total: 70 });
    await expect.poll(() => document.querySelector('[data-revision="2"]')).not.toBeNull();
    await expect.element(keep()).toHaveFocus();
    await yes().click();
    expect(sent).toEqual([WITHDRAW]);
  });

  it('an open question ends with the reason when the venue answers, and the reason stays', async () => {
    const { receive } = openOrderPage();
    await offer().click();
    await receive(answered);
    await expect.element(answeredNote()).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    await receive({ ...answered, revision: 3, prepared: true });
    await expect.poll(() => document.querySelector('[data-revision="3"]')).not.toBeNull();
    await expect.element(answeredNote()).toBeVisible();
  });

  it('a page that comes back from the browser’s store still offers it', async () => {
    const { change } = openOrderPage();
    change({ revision: 2, dish_total: 70 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await offer().click();
    await expect.element(question()).toHaveFocus();
  });
});

it.each([
  ['handled', 'guest.order.answered_handled'],
  ['at_courier', 'guest.order.answered'],
] as const)('an order that is %s is not offered; its note is prepared', (status, key) => {
  openOrderPage({ status });
  expect(document.querySelector('#withdrawal')).toBeNull();
  expect(document.querySelector('#answered[hidden]')?.textContent).toContain(text(key));
});
