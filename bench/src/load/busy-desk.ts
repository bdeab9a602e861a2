import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { clientAt } from '../frame/product-client.ts';
import type { SignIn } from './open-desk.ts';

/** Shorter tasks are not reported by the browser. */
const LEAST_TASK_MS = 50;
/** After the last slip, for what the page does once it is drawn. */
const SETTLED_MS = 1_000;

/** Places orders at tables until as many are active as on a busy Friday evening. */
export async function fillDesk(origin: string, pubUrlName: string, count: number): Promise<void> {
  const client = clientAt(origin);
  const { pub, dishes } = await client.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName },
  });
  const plain = dishes.filter(({ option_groups: groups }) => groups === undefined);
  for (let table = 1; table <= count; table += 1) {
    const lines = [0, 1, 2].map((line) => plain[(table * 3 + line) % plain.length]?.id ?? 0);
    await client.call('POST /api/client/pub/:pubID/orders', {
      params: { pubID: pub.id },
      idempotencyKey: randomUUID(),
      body: {
        order_type: 'in_place',
        table_for_in_place_order: String(table),
        client_name: 'Doina',
        comments: table % 3 === 0 ? 'Fără ceapă, vă rog.' : '',
        dishes: lines.map((id) => ({ dish_id: id, count: 1 })),
      },
    });
  }
}

declare global {
  interface Window {
    taskMs?: number[];
  }
}

/** In the page. */
function recordTasks(): void {
  const tasks: number[] = [];
  window.taskMs = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** In the page, for `--prove`. */
function wasteAtOnce(): void {
  setTimeout(() => {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  }, 200);
}

/** The longest task of the page while it loads a desk with this many slips, in milliseconds. */
export async function longestTask(
  browser: Browser,
  { origin, email, password, locale }: SignIn,
  { deskOf, slips, isWasteful }: { deskOf: string; slips: number; isWasteful: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale });
  try {
    await context.request.post(`${origin}/api/auth/login`, {
      data: { as: 'company', email, password },
    });
    const page = await context.newPage();
    await page.addInitScript(recordTasks);
    if (isWasteful) await page.addInitScript(wasteAtOnce);
    await page.goto(origin + deskOf);
    await page
      .locator('article')
      .nth(slips - 1)
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    return Math.max(LEAST_TASK_MS, ...(await page.evaluate(() => window.taskMs ?? [])));
  } finally {
    await context.close();
  }
}
