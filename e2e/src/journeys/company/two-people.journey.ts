import { expect, type Page } from '@playwright/test';
import { isFinalStatus } from '@comanda/domain/orders';
import { translateIn, romanianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';

/** One of two users with the same order open. */
type Editor = Pick<Person, 'page' | 't'>;

/** Whether live events reach a page; its own messages are always sent. */
async function routeIncoming(page: Page): Promise<{ isBlocked: boolean }> {
  const incoming = { isBlocked: false };
  await page.routeWebSocket(/\/ws\/orders\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!incoming.isBlocked) socket.send(message);
    });
  });
  return incoming;
}

const status = ({ page, t }: Editor, which: 'preparing' | 'at_courier' | 'canceled') =>
  page
    .getByRole('group', { name: t('orders.status') })
    .getByRole('button', { name: t(`orders.status_${which}`) });

const changedElsewhere = ({ page, t }: Editor) =>
  page.getByRole('status').filter({ hasText: t('orders.changed_elsewhere') });
const refused = ({ page, t }: Editor) =>
  page.getByText(t('errors.order_changed_meanwhile'), { exact: true });
/** Cancels in two presses: the separate button, and a reason. */
async function cancel({ page, t }: Editor): Promise<void> {
  await page.getByRole('button', { name: t('orders.cancel'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.cancel_reason_sold_out') })
    .click();
}

/** The notice beside the pressed button: another user has meanwhile set a status. */
const setMeanwhile = ({ page, t }: Editor, which: 'canceled' | 'at_courier') =>
  page
    .getByRole('alert')
    .filter({ hasText: t('orders.set_meanwhile', { status: t(`orders.status_${which}`) }) });
const setAnywayButton = (person: Editor) =>
  person.page.getByRole('button', {
    name: person.t('orders.set_anyway', { status: person.t('orders.status_preparing') }),
  });
const deleteButton = ({ page, t }: Editor, name: string) =>
  page.getByRole('button', { name: t('orders.delete_dish', { name }), exact: true });

async function deleteDish(person: Editor, name: string): Promise<void> {
  const { page, t } = person;
  await deleteButton(person, name).click();
  const popup = page.getByRole('dialog', { name: t('orders.dish_question', { name }) });
  await popup.getByRole('button', { name: t('orders.reason_gone') }).click();
  await popup.getByRole('button', { name: t('ui.delete') }).click();
}

async function chooseDeliveryPrice({ page, t }: Editor, price: number): Promise<void> {
  await page.getByLabel(t('orders.set_delivery_price')).selectOption(String(price));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('ui.save') })
    .click();
}

type DeskPress = {
  readonly one: Editor;
  readonly person: Person;
  readonly incoming: { isBlocked: boolean };
  readonly pubID: number;
  readonly number: number;
};

/** With the keyboard only: the late press is answered beneath its slip, and the slip stays until then. */
async function pressAtDesk({ one, person, incoming, pubID, number }: DeskPress): Promise<void> {
  const { page, t } = person;
  incoming.isBlocked = false;
  await page.goto(`/admin/pub/${pubID}/orders`);
  const slip = page.getByRole('link', { name: `#${number}`, exact: true });
  await expect(slip).toBeVisible();
  incoming.isBlocked = true;
  await status(one, 'at_courier').click();
  await expect(status(one, 'at_courier')).toHaveAttribute('aria-pressed', 'true');
  await slip.focus();
  await page.keyboard.press('4');
  const beneath = page.getByRole('listitem').filter({ has: slip }).getByRole('alert');
  await expect(beneath).toContainText(
    t('orders.set_meanwhile', { status: t('orders.status_at_courier') }),
  );
  await expect(slip).toBeFocused();
  await person.checkScreen('desk-press-refused');
  await beneath.getByRole('button', { name: t('ui.close') }).click();
  await expect(beneath).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(status(one, 'preparing')).toHaveAttribute('aria-pressed', 'true');
}

for (const [index, language] of romanianOnly.entries()) {
  journey(
    `the second of two users at one order sees the first one's change, ${language}`,
    deep,
    async ({ stage }) => {
      const { pub, orders, read } = await readDemoPub(stage.calls);
      const order = orders
        .filter(
          ({ status: now, order_type: type, dishes, delivery_price: price }) =>
            type === 'delivery' && !isFinalStatus(now) && dishes.length > 1 && price > 0,
        )
        .at(-1 - index);
      const [first, second] = order?.dishes ?? [];
      if (!order || !first || !second) throw new Error('the demo pub has no order for two');
      const person = await stage.person('desk', language);
      person.browserErrors.expect(/409/);
      await signInAsDemoCompany(person);
      const one: Editor = { page: await person.page.context().newPage(), t: translateIn(language) };
      const other: Editor = person;
      const incoming = await routeIncoming(other.page);
      for (const { page, t } of [one, other]) {
        await page.goto(`/admin/pub/${pub.id}/order/${order.id}`);
        await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
      }

      // A user who receives a change sees it at once, with a note that another user made it.
      await status(one, 'preparing').click();
      await status(one, 'at_courier').click();
      await expect(status(other, 'at_courier')).toHaveAttribute('aria-pressed', 'true');
      await expect(changedElsewhere(other)).toContainText(person.t('orders.status_at_courier'));
      await expect(changedElsewhere(one)).toHaveCount(0);
      await other.page.bringToFront();
      await person.checkScreen('order-changed-elsewhere');

      // An accidental cancellation is undone, with its reason.
      await one.page.bringToFront();
      await cancel(one);
      await expect(status(one, 'canceled')).toHaveAttribute('aria-pressed', 'true');
      await expect(status(other, 'canceled')).toHaveAttribute('aria-pressed', 'true');
      await one.page.getByRole('button', { name: one.t('orders.undo') }).click();
      await expect(status(one, 'at_courier')).toHaveAttribute('aria-pressed', 'true');
      await expect(status(other, 'at_courier')).toHaveAttribute('aria-pressed', 'true');

      // The second user sees the current status and its author, and may still set another.
      incoming.isBlocked = true;
      await cancel(one);
      await expect(status(one, 'canceled')).toHaveAttribute('aria-pressed', 'true');
      await status(other, 'preparing').click();
      await expect(setMeanwhile(other, 'canceled')).toContainText(person.t('orders.by_company'));
      await expect(status(other, 'canceled')).toHaveAttribute('aria-pressed', 'true');
      await person.checkScreen('order-press-refused');
      await setAnywayButton(other).click();
      await expect(status(other, 'preparing')).toHaveAttribute('aria-pressed', 'true');
      await expect(status(one, 'preparing')).toHaveAttribute('aria-pressed', 'true');
      await expect(setMeanwhile(other, 'canceled')).toHaveCount(0);
      await expect(refused(other)).toHaveCount(0);

      await chooseDeliveryPrice(one, 0);
      await expect(one.page.getByText(one.t('orders.delivery_price_saved'))).toBeVisible();
      await deleteDish(one, first.name);
      await expect(deleteButton(one, first.name)).toHaveCount(0);
      await deleteDish(other, second.name);
      await expect(refused(other).first()).toBeVisible();
      await expect(deleteButton(other, first.name)).toHaveCount(0);
      await expect(other.page.getByLabel(other.t('orders.set_delivery_price'))).toHaveValue('0');
      await pressAtDesk({ one, person, incoming, pubID: pub.id, number: order.number });
      const now = await read(order.id);
      expect(now).toMatchObject({ status: 'preparing', delivery_price: 0 });
      expect(now.dishes.map(({ dish_id }) => dish_id)).toEqual(
        order.dishes.map(({ dish_id }) => dish_id).filter((id) => id !== first.dish_id),
      );
    },
  );
}
