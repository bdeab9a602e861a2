import { randomUUID } from 'node:crypto';
import type { GuestOrder } from '@comanda/contract/orders';
import { expect, type Page } from '@playwright/test';
import { callsFrom } from '../../stage/calls.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { linkOf, slipOf } from '../../steps/company/desk-steps.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';

type Demo = Awaited<ReturnType<typeof readDemoPub>>;

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Chisinau',
});

/** The promised time as the pub's clock shows it. */
async function promisedTime(demo: Demo, id: number): Promise<string> {
  const { promised_at: at } = await demo.read(id);
  if (at === null) throw new Error(`order ${id} has no promised time`);
  return clock.format(new Date(at));
}

/** A guest orders at a table and opens the page of the order. */
async function orderAsGuest({ page, t }: Person, { pub, dishes }: Demo): Promise<GuestOrder> {
  const { order, tracking_token: token } = await callsFrom(page).call(
    'POST /api/client/pub/:pubID/orders',
    {
      params: { pubID: pub.id },
      idempotencyKey: randomUUID(),
      body: {
        order_type: 'in_place',
        table_for_in_place_order: '4',
        client_name: 'Doina',
        dishes: dishes.slice(0, 2).map(({ id }) => ({ dish_id: id, count: 1 })),
      },
    },
  );
  await page.goto(`/pub/${pub.url_name}/order/${token}`);
  await expect(page.getByText(t('guest.order.live'))).toBeVisible();
  return order;
}

/** Sends the requests of several pages that accept an order only when all of them have been made. */
async function acceptTogether(pages: readonly Page[]): Promise<void> {
  const all = Promise.withResolvers<undefined>();
  let made = 0;
  for (const page of pages) {
    await page.route('**/accept', async (route) => {
      made += 1;
      if (made === pages.length) all.resolve(undefined);
      await all.promise;
      await route.continue();
    });
  }
}

/** Opens the minutes of a slip, with the button that the slip has now, and takes some. */
async function chooseMinutes(
  desk: Person,
  number: number,
  { button, minutes }: { button: 'orders.other_time' | 'orders.move_promise'; minutes: number },
): Promise<void> {
  const { page, t } = desk;
  await slipOf(desk, number)
    .getByRole('button', { name: t(button) })
    .click();
  const popup = page.getByRole('dialog', {
    name: t('orders.ready_in_question', { number: `#${number}` }),
  });
  await popup.getByRole('button', { name: t('orders.minutes', { minutes }) }).click();
}

for (const language of inOneLanguage('ru')) {
  journey(
    `three desks accept an order at once, and the guest reads the time and why it moves, ${language}`,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const guest = await stage.person('phone', language);
      const staff = await stage.person('desk', language);
      const { t } = staff;
      staff.browserErrors.expect(/409/);
      await signInAsDemoCompany(staff);
      const context = staff.page.context();
      const desks: readonly Person[] = [
        staff,
        { ...staff, page: await context.newPage() },
        { ...staff, page: await context.newPage() },
      ];
      const { id, number } = await orderAsGuest(guest, demo);
      const steps = guest.page.getByRole('list', { name: t('guest.order.progress') });
      /** Exact: screen readers get the texts together, in one sentence. */
      const onPage = (text: string) => guest.page.getByText(text, { exact: true });
      const stepsPlace = await steps.boundingBox();
      for (const desk of desks) {
        await desk.page.goto(`/admin/pub/${demo.pub.id}/orders`);
        await expect(linkOf(desk, number)).toBeVisible();
      }

      // One with the usual minutes in one tap, two with other ones.
      await acceptTogether(desks.map(({ page }) => page));
      for (const [index, desk] of desks.entries()) {
        await desk.page.bringToFront();
        if (index === 0) {
          await slipOf(desk, number)
            .getByRole('button', { name: t('orders.step_accept') })
            .click();
        } else {
          const minutes = 30 * index;
          await chooseMinutes(desk, number, { button: 'orders.other_time', minutes });
        }
      }

      const conflictAt = ({ page }: Person) =>
        page.getByRole('alert').filter({
          hasText: t('orders.set_meanwhile', { status: t('orders.status_preparing') }),
        });
      // A desk may see the winner's change before the answer to its own.
      const refusedDesks = async (): Promise<Person[]> => {
        const refusals = await Promise.all(desks.map((desk) => conflictAt(desk).count()));
        return desks.filter((_, index) => refusals[index] === 1);
      };
      await expect.poll(refusedDesks).toHaveLength(2);
      const losers = await refusedDesks();
      const winner = desks.find((desk) => !losers.includes(desk));
      if (!winner) throw new Error('nobody has accepted the order');
      const time = await promisedTime(demo, id);
      await expect(slipOf(winner, number)).toContainText(t('orders.ready_by', { time }));
      for (const desk of losers) {
        await expect(conflictAt(desk)).toContainText(t('orders.by_company'));
        await expect(conflictAt(desk)).toContainText(t('orders.promised_by', { time }));
        await desk.page.bringToFront();
        await staff.checkScreen('desk-accepted-first');
        await conflictAt(desk)
          .getByRole('button', { name: t('ui.close') })
          .click();
        await expect(slipOf(desk, number)).toContainText(t('orders.ready_by', { time }));
      }

      await guest.page.bringToFront();
      await expect(onPage(t('guest.order.ready_about', { time }))).toBeVisible();
      expect(await steps.boundingBox()).toEqual(stepsPlace);
      await guest.checkScreen('guest-order-promised');

      // Ninety minutes from now are later than whatever was promised.
      await winner.page.bringToFront();
      await chooseMinutes(winner, number, { button: 'orders.move_promise', minutes: 90 });
      await winner.page
        .getByRole('dialog')
        .getByRole('button', { name: t('orders.promise_reason_takes_longer') })
        .click();
      await expect(winner.page.getByRole('dialog')).toHaveCount(0);
      await guest.page.bringToFront();
      await expect(onPage(t('guest.order.later_takes_longer'))).toBeVisible();
      const later = await promisedTime(demo, id);
      expect(later).not.toBe(time);
      await expect(onPage(t('guest.order.ready_about', { time: later }))).toBeVisible();
      expect(await steps.boundingBox()).toEqual(stepsPlace);
      await guest.checkScreen('guest-order-later');
      const { history } = await demo.readWhole(id);
      expect(history.map(({ to, edited }) => edited ?? to)).toEqual([
        'not_handled',
        'preparing',
        'promise',
      ]);
    },
  );
}
