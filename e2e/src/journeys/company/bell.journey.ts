import { expect, type CDPSession } from '@playwright/test';
import { expectNoAxeViolations, saveScreenshots } from '../../stage/screen-checks.ts';
import { countRings, RINGS } from '../../steps/company/rings.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import {
  orderToTable,
  readDemoPub,
  signInAsDemoCompany,
} from '../../steps/company/demo-pub-steps.ts';

/** Reads the page without a gesture: code evaluated by the driver counts as a press. */
async function peek<Value>(line: CDPSession, expression: string): Promise<Value> {
  const { result } = await line.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
}

/** The centre of a button, by its name; undefined if there is none. */
const middleOf = (name: string) => `(() => {
  const button = document.querySelector('button[aria-label=${JSON.stringify(name)}]');
  if (!button) return null;
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

type Point = { readonly x: number; readonly y: number };

/** From the orders over the pub's own page to its menu, without a reload. */
async function walkToMenu({ page, t }: Person): Promise<void> {
  await page.getByRole('button', { name: t('ui.back') }).click();
  await page.getByRole('main').locator('a[href$="/edit_menu"]').click();
  await expect(page).toHaveURL(/\/edit_menu/);
}

// Tracing evaluates code in the page, which counts as a press.
journey.use({ trace: 'off' });

for (const language of russianOnly) {
  journey(
    `a tap enables the bell, which also rings on the menu page, ${language}`,
    deep,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const person = await stage.person('phone', language);
      const { t, browserErrors } = person;
      // Chromium's own message that the sound was blocked.
      browserErrors.expect(/AudioContext was not allowed to start/);
      await signInAsDemoCompany(person);
      // A new page: the one of the sign-in was pressed, and Chromium remembers that.
      const page = await person.page.context().newPage();
      await countRings(page);
      const line = await page.context().newCDPSession(page);
      await page.goto(`/admin/pub/${demo.pub.id}/orders`);
      const place = async () => peek<Point | null>(line, middleOf(t('orders.sound_blocked')));
      await expect.poll(place).not.toBeNull();
      const waiting = async () =>
        peek<number>(line, 'Number(/\\d+/.exec(document.title)?.[0] ?? 0)');
      await expect.poll(waiting).toBeGreaterThan(0);
      const before = await waiting();
      await orderToTable(person, demo);
      await expect.poll(waiting).toBe(before + 1);
      expect(await peek<number>(line, RINGS)).toBe(0);
      expect(await place()).not.toBeNull();

      // One tap enables the bell and plays the blocked ring.
      const { x, y } = (await place()) ?? { x: 0, y: 0 };
      await page.touchscreen.tap(x, y);
      const armed = page.getByRole('button', { name: t('orders.sound_armed') });
      await expect.poll(async () => peek<number>(line, RINGS)).toBe(1);
      await expect(armed).toBeVisible();

      await walkToMenu({ ...person, page });
      await expect(armed).toBeVisible();
      // Long enough after the last ring to cause a new one.
      await expect
        .poll(async () => {
          await orderToTable(person, demo);
          return peek<number>(line, RINGS);
        })
        .toBeGreaterThan(1);
      await expectNoAxeViolations(page);
      await saveScreenshots(page, `menu-with-bell-${language}`);
    },
  );
}
