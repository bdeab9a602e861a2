import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { recordVisit, startStopwatch, type Visit } from './record-visit.ts';
import { slowDown } from './slow-phone.ts';

/** Between two steps a person reads; what the page loads meanwhile is part of what it offers. */
const READING_MS = 1500;
const TIMEOUT_MS = 60_000;
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-MD',
  timezoneId: 'Europe/Chisinau',
};
/** A dish that can be ordered, and the basket's button that sends the order. */
const ADD = 'main li > button:not(:disabled)';
const HALF = '#choosing label:has([type=checkbox])';
/** Its total is known: before, the checkout cannot be sent. */
const SEND = '#checkout[open] [type=submit]:not(:disabled):has(b:not(.pending))';

export type Way = {
  readonly largestMs: number;
  readonly largest: string;
  readonly blockingMs: number;
  readonly shift: number;
  readonly moved: string;
  readonly checkoutMs: number;
  readonly orderPageMs: number;
  readonly slowestMs: number;
  readonly slowest: string;
};

const blockingMs = ({ firstPaintMs, tasks }: Visit): number =>
  tasks
    .filter(([start]) => start >= firstPaintMs)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);

const visitOf = (page: Page): Promise<Visit> => page.evaluate(() => window.visit);

/** By fingers, as a phone scrolls. */
async function scroll(session: CDPSession, distance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: distance < 0 ? 600 : 200,
    yDistance: distance,
    speed: 1200,
    gestureSourceType: 'touch',
  });
}

/** Opens the sheet of a dish, closes it, and puts the first dish into the basket, with its usual choices. */
async function addDish(page: Page, session: CDPSession): Promise<void> {
  await scroll(session, -1500);
  await scroll(session, 1500);
  await page
    .locator(`li:has(> ${ADD.replace('main li > ', '')}) > a`)
    .first()
    .tap();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  await setTimeout(READING_MS);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  const bar = page.locator('#bar');
  await page.locator(ADD).first().tap();
  const choices = page.locator('#choosing[open] [type=submit]');
  await page.locator('#bar:visible, #choosing[open] [type=submit]').first().waitFor();
  if (await choices.isVisible()) {
    // The first dish of the pizzeria is of two halves.
    const isOfHalves = await page.locator('#choosing .waits').isVisible();
    for (const index of isOfHalves ? [0, 1] : []) await page.locator(HALF).nth(index).tap();
    await choices.tap();
  }
  await bar.waitFor();
  await setTimeout(READING_MS);
}

/** From the tap until the state of the order is painted; the clock of both documents is the machine's. */
async function order(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('tap', String(performance.timeOrigin + timeStamp));
      },
      { capture: true, once: true },
    );
  });
  await page.locator(SEND).tap();
  await page.locator('#headline').waitFor();
  await page.waitForFunction(() => window.visit.firstPaintMs > 0);
  return page.evaluate(
    () =>
      performance.timeOrigin + window.visit.firstPaintMs - Number(sessionStorage.getItem('tap')),
  );
}

/** A guest's whole way at a table, on their first visit: the menu, a dish, the basket, the order. */
export async function walkMenu(browser: Browser, url: string): Promise<Way> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.addInitScript(recordVisit);
  const session = await slowDown(page);
  await page.goto(`${url}?table=8`);
  // Buttons have their names once the page's program has nothing else to do.
  await page.locator('main li > button[aria-label]').last().waitFor({ state: 'attached' });
  await setTimeout(READING_MS);
  const first = await visitOf(page);
  await addDish(page, session);
  await page.evaluate(startStopwatch, SEND);
  await page.locator('#bar').tap();
  const checkoutMs = await page.evaluate(() => window.stopwatch ?? Number.NaN);
  await setTimeout(READING_MS);
  await page.locator('#checkout textarea').first().pressSequentially('Без лука', { delay: 80 });
  const last = await visitOf(page);
  const orderPageMs = await order(page);
  await context.close();
  const [slowest] = last.answers.toSorted(([a], [b]) => b - a);
  return {
    largestMs: first.largestMs,
    largest: first.largest,
    blockingMs: blockingMs(first),
    shift: last.shift,
    moved: last.moved.join(', '),
    checkoutMs,
    orderPageMs,
    slowestMs: slowest?.[0] ?? 0,
    slowest: slowest?.slice(1).join(' ') ?? '',
  };
}
