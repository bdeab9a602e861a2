import { expect } from '@playwright/test';
import { linkOf, slipOf } from '../../steps/company/desk-steps.ts';
import { countPointers, pressBy, tabTo } from '../../stage/keyboard.ts';
import { demoCompany, demoPassword } from '../../stage/people.ts';
import { romanianOnly, inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import {
  orderToTable,
  readDemoPub,
  signInAsDemoCompany,
} from '../../steps/company/demo-pub-steps.ts';
import { onRail } from '../../steps/company/pub-places.ts';

const statuses = ({ page, t }: Person) => page.getByRole('group', { name: t('orders.status') });
const filters = ({ page, t }: Person) => page.getByRole('group', { name: t('orders.filter') });

/** From the first screen to the orders of the pub with the Tab key. */
async function reachDesk({ page, t }: Person): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await tabTo(page, page.getByLabel(t('accounts.email')));
  await page.keyboard.type(demoCompany);
  await tabTo(page, page.getByLabel(t('accounts.password')));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
  const pub = page.getByRole('link', { name: t('pubs.edit_named', { name: 'La Nuc' }) });
  await pressBy(page, 'Enter', pub);
  await pressBy(page, 'Enter', onRail({ page, t }, 'orders.orders'));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Sets a status of the open order and waits until it is set. */
async function press(person: Person, status: 'preparing' | 'completed'): Promise<void> {
  const button = statuses(person).getByRole('button', {
    name: person.t(`orders.status_${status}`),
  });
  await pressBy(person.page, 'Space', button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(
    `an order goes from new to completed with the keyboard only, ${language}`,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const person = await stage.person('desk', language);
      const { page, t, checkScreen } = person;
      const pointers = await countPointers(page);
      await reachDesk(person);
      const { id, number } = await orderToTable(person, demo);
      const link = linkOf(person, number);
      await expect(link).toBeVisible();
      // The columns scroll, each by itself, and not the page.
      const lower = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(lower).toBe(0);
      await checkScreen('desk-by-keyboard');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', {
        level: 1,
        name: t('orders.order_number', { number }),
      });
      await expect(heading).toBeVisible();

      await press(person, 'preparing');
      const prepared = page.getByRole('switch', { name: t('orders.prepared') });
      await tabTo(page, prepared, 'Shift+Tab');
      await page.keyboard.press('Space');
      await expect(prepared).toBeChecked();
      // An order at a table needs no courier.
      const carried = t('orders.status_at_courier');
      await expect(statuses(person).getByRole('button', { name: carried })).toHaveCount(0);
      await press(person, 'completed');
      await expect(prepared).toHaveCount(0);
      await tabTo(page, page.getByRole('button', { name: t('ui.back') }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/orders$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(link).toHaveCount(0);
      const completed = filters(person).getByRole('button', {
        name: t('orders.filter_completed'),
      });
      await pressBy(page, 'Enter', completed);
      await expect(link).toBeVisible();

      expect(await pointers()).toBe(0);
      const { order, history } = await demo.readWhole(id);
      expect(order).toMatchObject({ status: 'completed', prepared: false });
      expect(history.map(({ to, by }) => [to, by])).toEqual([
        ['not_handled', 'guest'],
        ['preparing', 'company'],
        ['completed', 'company'],
      ]);
    },
  );
}

for (const language of romanianOnly) {
  journey(
    `an offline desk shows since when it is offline, and then updates, ${language}`,
    deep,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const person = await stage.person('desk', language);
      const { page, t, checkScreen } = person;
      let isCut = false;
      const lines: { close: () => Promise<void> }[] = [];
      await page.routeWebSocket(/\/ws\/orders\//, async (line) => {
        lines.push(line);
        if (isCut) await line.close();
        else line.connectToServer();
      });
      await signInAsDemoCompany(person);
      await page.goto(`/admin/pub/${demo.pub.id}/orders`);
      const live = page.getByText(t('ui.live'), { exact: true });
      await expect(live).toBeVisible();
      isCut = true;
      for (const line of lines) await line.close();
      const offline = new RegExp(t('ui.offline_since', { time: '\\d\\d:\\d\\d' }));
      await expect(page.getByText(offline)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      const { number } = await orderToTable(person, demo);
      await checkScreen('desk-offline');
      await expect(slipOf(person, number)).toHaveCount(0);
      isCut = false;
      await expect(live).toBeVisible();
      await expect(
        slipOf(person, number).getByText(t('orders.new'), { exact: true }),
      ).toBeVisible();
    },
  );

  journey(
    `the desk's filter stays after opening an order and after a reload, ${language}`,
    deep,
    async ({ stage }) => {
      const { pub } = await readDemoPub(stage.calls);
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      await signInAsDemoCompany(person);
      await page.goto(`/admin/pub/${pub.id}/orders`);
      // One table's open orders, and all again.
      await page.getByRole('button', { name: t('orders.tables_button') }).click();
      await checkScreen('desk-tables');
      await page
        .getByRole('group', { name: t('orders.tables') })
        .getByRole('button')
        .first()
        .click();
      await checkScreen('desk-table');
      await page.getByRole('button', { name: t('orders.show_all') }).click();
      await page.getByRole('button', { name: t('orders.find') }).click();
      await page.getByRole('searchbox').fill('plăcintă');
      await expect(page.getByRole('article').first()).toContainText(/plăcint/i);
      await checkScreen('desk-found');
      await page
        .getByRole('search')
        .getByRole('button', { name: t('ui.close') })
        .click();
      const canceled = filters(person).getByRole('button', { name: t('orders.filter_canceled') });
      await canceled.click();
      await expect(canceled).toHaveAttribute('aria-pressed', 'true');
      const first = page.getByRole('article').first().getByRole('link', { name: /^#/ });
      const number = await first.textContent();
      await first.click();
      await expect(statuses(person)).toBeVisible();
      await page.reload();
      await expect(statuses(person)).toBeVisible();
      await page.getByRole('button', { name: t('ui.back') }).click();
      await expect(canceled).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toHaveText(number ?? '');
      await page.reload();
      await expect(canceled).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toHaveText(number ?? '');
    },
  );
}
