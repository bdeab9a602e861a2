import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { addDish, createFilledPub } from '../../steps/company/kitchen-steps.ts';
import { linkOf, slipOf } from '../../steps/company/desk-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { countShifts, expectNoShifts } from '../../steps/product/shifts.ts';

const ORDERS = 56;
/** What the desk of an evening gives to its slips (decision 36). In pixels. */
const FIRST_SLIP_AT = { desk: 120, phone: 130 };

/** Axe needs seconds for all the slips of an evening, and these differ in their numbers alone. */
const FURTHER_SLIPS = 'main ol > li:nth-child(n + 7)';

type Box = { readonly top: number; readonly bottom: number };

/** The slips of the first column that are whole in sight, above the tabs at a phone's foot. */
async function wholeSlips(page: Page): Promise<readonly Box[]> {
  return page.evaluate(() => {
    const foot =
      parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot-height')) || 0;
    const slips = [...(document.querySelector('main ol')?.querySelectorAll('article') ?? [])];
    return slips
      .map((slip) => slip.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top, bottom }))
      .filter(({ bottom }) => bottom <= innerHeight - foot);
  });
}

const topOfFirst = async (page: Page): Promise<number> =>
  (await wholeSlips(page))[0]?.top ?? Infinity;

/** A press anywhere enables the bell; a slip below the pointer would stand a little lower. */
async function enableBell(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.mouse.move(0, 0);
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`the slips have the screen on a busy evening, ${language}`, deep, async ({ stage }) => {
    const pub = await createFilledPub(stage.calls, language, 'evening');
    const { token, companyID, pubID } = pub;
    await stage.calls.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
      as: { accesstoken: token },
      params: { companyID, pubID },
      body: { done: 'all' },
    });
    const dishes = await Promise.all(
      ['Mămăligă', 'Zeamă', 'Compot'].map((name, index) =>
        addDish(stage.calls, pub, { name, price: 50, place: index + 2 }),
      ),
    );
    let last = 0;
    for (let table = 1; table <= ORDERS; table += 1) {
      const { order } = await stage.calls.call('POST /api/client/pub/:pubID/orders', {
        params: { pubID },
        idempotencyKey: randomUUID(),
        body: {
          order_type: 'in_place',
          table_for_in_place_order: String(table),
          client_name: 'Doina',
          dishes: dishes.map(({ id }) => ({ dish_id: id, count: 1 })),
        },
      });
      last = order.number;
    }
    const person = await stage.person('desk', language);
    const { page, t, checkScreen } = person;
    await countShifts(page);
    await signIn(person, pub.scenario.owner.email);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tables = page.getByRole('button', { name: t('orders.tables_button'), exact: true });
    const armed = page.getByRole('button', { name: t('orders.sound_armed') });
    const live = page.getByText(t('ui.live'), { exact: true });
    const warning = page.getByText(t('alerts.unheard'));
    const expectLoaded = async () => {
      await expect(linkOf(person, last)).toBeVisible();
      await expect(tables).toBeVisible();
      await expect(live).toBeVisible();
    };
    await page.goto(`/admin/pub/${pubID}/orders`);
    await expectLoaded();
    await expectNoShifts(page, 'desk');
    await enableBell(page);
    await expect(armed).toBeVisible();
    await expect(warning).toHaveCount(0);

    await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(FIRST_SLIP_AT.desk);
    expect((await wholeSlips(page)).length).toBeGreaterThanOrEqual(3);
    await checkScreen('desk-evening', FURTHER_SLIPS);

    // With the keyboard: the link that skips the bar and the toolbar, then the first slip.
    await page.reload();
    await expect(linkOf(person, last)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(linkOf(person, last)).toBeFocused();

    // The orders of one table, by its digits.
    await tables.click();
    await page.getByRole('textbox', { name: t('orders.table_number') }).fill('12');
    await checkScreen('desk-tables', FURTHER_SLIPS);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: t('orders.show_all') }).click();

    // A slip opens in its place.
    const unfold = slipOf(person, last).getByRole('button', { name: t('orders.whole_slip') });
    await unfold.click();
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await checkScreen('desk-unfolded', FURTHER_SLIPS);

    for (const [width, height] of [
      [360, 740],
      // A screen of 1280 x 800 at 200 %.
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expectLoaded();
      await expectNoShifts(page, `desk at ${width}`);
      await enableBell(page);
      await expect(armed).toBeVisible();
      await expect(warning).toHaveCount(0);
      await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(FIRST_SLIP_AT.phone);
      await checkScreen(`desk-evening-${width}`, FURTHER_SLIPS);
    }
  });
}
