import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createFilledPub } from '../../steps/company/kitchen-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import type { TestPub } from '../../steps/courier/test-pub.ts';
import { callsFrom } from '../../stage/calls.ts';
import { romanianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';

/** Holds the live events to a page back: each side acts on what it saw a moment ago. */
async function routeIncoming(page: Page, address: RegExp): Promise<{ isBlocked: boolean }> {
  const incoming = { isBlocked: false };
  await page.routeWebSocket(address, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!incoming.isBlocked) socket.send(message);
    });
  });
  return incoming;
}

/** Table 4 orders; the guest's page is open, and the desk has the slip. Returns the order's number. */
async function order(guest: Person, desk: Person, { pubID, dishID, scenario }: TestPub) {
  const { order: placed, tracking_token: token } = await callsFrom(guest.page).call(
    'POST /api/client/pub/:pubID/orders',
    {
      params: { pubID },
      idempotencyKey: randomUUID(),
      body: {
        order_type: 'in_place',
        table_for_in_place_order: '4',
        client_name: '',
        dishes: [{ dish_id: dishID, count: 2 }],
      },
    },
  );
  await guest.page.goto(`/pub/${scenario.pub.urlName}/order/${token}`);
  await expect(guest.page.getByText(guest.t('guest.order.live'))).toBeVisible();
  await expect(slipAt(desk, placed.number)).toBeVisible();
  return placed.number;
}

const slipAt = ({ page }: Person, number: number) =>
  page.getByRole('link', { name: `#${number}`, exact: true });
const headline = ({ page }: Person) => page.getByRole('heading', { level: 1 });

async function accept(desk: Person, number: number): Promise<void> {
  await slipAt(desk, number).focus();
  await desk.page.keyboard.press('a');
}

const press = async (
  { page, t }: Person,
  key: 'guest.order.withdraw' | 'guest.order.withdraw_yes',
): Promise<void> => page.getByRole('button', { name: t(key), exact: true }).click();

for (const language of romanianOnly) {
  journey(
    `a guest withdraws in the moment in which the desk accepts, ${language}`,
    async ({ stage }) => {
      const pub = await createFilledPub(stage.calls, language, 'withdraw');
      const guest = await stage.person('phone', language);
      const desk = await stage.person('desk', language);
      for (const { browserErrors } of [guest, desk]) browserErrors.expect(/status of 409/);
      const toGuest = await routeIncoming(guest.page, /\/ws\/client\/order\//);
      const toDesk = await routeIncoming(desk.page, /\/ws\/orders\//);
      await signIn(desk, pub.scenario.owner.email);
      await desk.page.goto(`/admin/pub/${pub.pubID}/orders`);

      // The guest is first: the desk, which still has the slip, reads that the guest has canceled it.
      const withdrawn = await order(guest, desk, pub);
      toDesk.isBlocked = true;
      await press(guest, 'guest.order.withdraw');
      await guest.checkScreen('guest-order-withdraw-question');
      await press(guest, 'guest.order.withdraw_yes');
      await expect(headline(guest)).toHaveText(guest.t('guest.order.now_canceled'));
      await expect(
        guest.page.getByText(guest.t('guest.order.canceled_by_guest'), { exact: true }),
      ).toBeVisible();
      await accept(desk, withdrawn);
      const alert = desk.page.getByRole('alert');
      await expect(alert).toContainText(desk.t('orders.canceled_meanwhile_by_guest'));
      await desk.checkScreen('desk-order-withdrawn');
      await alert.getByRole('button', { name: desk.t('ui.close') }).click();
      await expect(slipAt(desk, withdrawn)).toHaveCount(0);
      toDesk.isBlocked = false;

      // The desk is first: the guest reads that the venue has accepted the order.
      const accepted = await order(guest, desk, pub);
      toGuest.isBlocked = true;
      await press(guest, 'guest.order.withdraw');
      await accept(desk, accepted);
      await expect(desk.page.getByRole('button', { name: desk.t('orders.undo') })).toBeVisible();
      await expect(headline(guest)).toHaveText(guest.t('guest.order.now_not_handled'));
      await press(guest, 'guest.order.withdraw_yes');
      await expect(
        guest.page.getByText(guest.t('guest.order.answered'), { exact: true }),
      ).toBeVisible();
      await expect(headline(guest)).toHaveText(guest.t('guest.order.now_preparing'));
      await guest.checkScreen('guest-order-answered');
    },
  );
}
