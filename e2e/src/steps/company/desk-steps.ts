import { expect, type Locator } from '@playwright/test';
import type { TextKey } from '@comanda/contract/texts';
import type { OrderStep } from '@comanda/domain/orders';
import type { Person } from '../../stage/stage.ts';

/**
 * What is heard cannot be read: each asking for a sound is counted on the document. And a driven
 * browser takes every command for a press, so the silence of a fresh page has to be made by hand.
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

/** Opens the orders of a pub, where the browser keeps the bell silent until it is armed by a tap. */
export async function openDesk(person: Person, pubID: number): Promise<void> {
  const { page, say, look } = person;
  await silenceAndCount(person);
  await page.goto(`/admin/pub/${pubID}/orders`);
  await expect(page.getByText(say('orders.no_orders_hint'))).toBeVisible();
  await expect(page.getByText(say('ui.live'), { exact: true })).toBeVisible();
  await look('desk-empty');
  await page.getByRole('button', { name: say('orders.sound_blocked') }).click();
  const armed = page.getByRole('button', { name: say('orders.sound_armed') });
  await expect(armed).toBeVisible();
  await expect(async () => {
    await armed.click();
    expect(await ringsOf(person)).toBeGreaterThan(0);
  }).toPass();
  // What comes while it sounds would ring no second time.
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'off');
}

export const slipOf = ({ page }: Person, number: number): Locator =>
  page.getByRole('article').filter({
    has: page.getByRole('link', { name: `#${number}`, exact: true }),
  });

/** The way to the order; the slip of a delivery has a link to the phone besides. */
export const linkOf = (person: Person, number: number): Locator =>
  slipOf(person, number).getByRole('link', { name: `#${number}`, exact: true });

/** Does what brings an order in; answers once its slip hangs on the rail and the bell was asked to ring. */
export async function expectNewSlip(
  person: Person,
  active: number,
  bring: () => Promise<number>,
): Promise<{ readonly number: number; readonly slip: Locator }> {
  const { page, say } = person;
  const before = await ringsOf(person);
  const number = await bring();
  const slip = slipOf(person, number);
  await expect(slip.getByText(say('orders.new'), { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: say('orders.step_accept') })).toBeVisible();
  await expect.poll(() => ringsOf(person)).toBeGreaterThan(before);
  await expect(page).toHaveTitle(new RegExp(`^\\(${active}\\) `));
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .getByText(say('orders.active_count', { count: active })),
  ).toBeVisible();
  return { number, slip };
}

/** One tap on the slip takes its next step. */
export async function takeStep(person: Person, number: number, step: OrderStep): Promise<void> {
  await slipOf(person, number)
    .getByRole('button', { name: person.say(`orders.step_${step}`) })
    .click();
}

export async function openSlip(person: Person, number: number): Promise<void> {
  const { page, say } = person;
  await linkOf(person, number).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('orders.order_number', { number }) }),
  ).toBeVisible();
}

const statusButton = ({ page, say }: Person, status: 'preparing' | 'at_courier' | 'completed') =>
  page
    .getByRole('group', { name: say('orders.status') })
    .getByRole('button', { name: say(`orders.status_${status}` satisfies TextKey) });

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
