import { expect, type Locator } from '@playwright/test';
import type { TextKey } from '@comanda/contract/texts';
import type { OrderStep } from '@comanda/domain/orders';
import type { Person } from '../../stage/stage.ts';

/**
 * A sound cannot be read from the page, so each request for one is counted on the document. A driven
 * browser treats every command as a press, so this script blocks the sound of a new page itself.
 */
async function silenceAndCount({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const start: () => void = Reflect.get(AudioBufferSourceNode.prototype, 'start');
    let rings = 0;
    Object.assign(AudioBufferSourceNode.prototype, {
      start(this: AudioBufferSourceNode) {
        rings += 1;
        const { dataset } = document.documentElement;
        dataset['rings'] = String(rings);
        dataset['sound'] = 'on';
        this.addEventListener('ended', () => {
          dataset['sound'] = 'off';
        });
        start.call(this);
      },
    });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
}

const ringsOf = async ({ page }: Person): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-rings')) ?? 0);

/** Opens the orders of a pub, where the browser blocks the bell until a tap enables it. */
export async function openDesk(person: Person, pubID: number): Promise<void> {
  const { page, t, checkScreen } = person;
  await silenceAndCount(person);
  await page.goto(`/admin/pub/${pubID}/orders`);
  await expect(page.getByText(t('orders.no_orders_hint'))).toBeVisible();
  await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
  await checkScreen('desk-empty');
  await page.getByRole('button', { name: t('orders.sound_blocked') }).click();
  const armed = page.getByRole('button', { name: t('orders.sound_armed') });
  await expect(armed).toBeVisible();
  await expect(async () => {
    await armed.click();
    expect(await ringsOf(person)).toBeGreaterThan(0);
  }).toPass();
  // An order that arrives during a ring would cause no second ring.
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'off');
}

export const slipOf = ({ page }: Person, number: number): Locator =>
  page.getByRole('article').filter({
    has: page.getByRole('link', { name: `#${number}`, exact: true }),
  });

/** The link to the order; the slip of a delivery also has a phone link. */
export const linkOf = (person: Person, number: number): Locator =>
  slipOf(person, number).getByRole('link', { name: `#${number}`, exact: true });

/** Runs an action that creates an order; resolves once its slip is on the rail and the bell was requested to ring. */
export async function expectNewSlip(
  person: Person,
  active: number,
  createOrder: () => Promise<number>,
): Promise<{ readonly number: number; readonly slip: Locator }> {
  const { page, t } = person;
  const before = await ringsOf(person);
  const number = await createOrder();
  const slip = slipOf(person, number);
  await expect(slip.getByText(t('orders.new'), { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: t('orders.step_accept') })).toBeVisible();
  await expect.poll(() => ringsOf(person)).toBeGreaterThan(before);
  await expect(page).toHaveTitle(new RegExp(`^\\(${active}\\) `));
  await expect(
    page.getByRole('heading', { level: 1 }).getByText(t('orders.active_count', { count: active })),
  ).toBeVisible();
  return { number, slip };
}

/** One tap on the slip sets the next status. */
export async function takeStep(person: Person, number: number, step: OrderStep): Promise<void> {
  await slipOf(person, number)
    .getByRole('button', { name: person.t(`orders.step_${step}`) })
    .click();
}

export async function openSlip(person: Person, number: number): Promise<void> {
  const { page, t } = person;
  await linkOf(person, number).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('orders.order_number', { number }) }),
  ).toBeVisible();
}

const statusButton = ({ page, t }: Person, status: 'preparing' | 'at_courier' | 'completed') =>
  page
    .getByRole('group', { name: t('orders.status') })
    .getByRole('button', { name: t(`orders.status_${status}` satisfies TextKey) });

export async function setStatus(person: Person, status: 'preparing' | 'completed'): Promise<void> {
  await statusButton(person, status).click();
  await expectStatus(person, status);
}

export async function expectStatus(
  person: Person,
  status: 'preparing' | 'at_courier' | 'completed',
): Promise<void> {
  await expect(statusButton(person, status)).toHaveAttribute('aria-pressed', 'true');
}
