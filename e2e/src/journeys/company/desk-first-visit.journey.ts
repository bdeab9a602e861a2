import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { demoCompany, demoPassword } from '../../stage/people.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { readDemoPub } from '../../steps/company/demo-pub-steps.ts';

const { visits } = JSON.parse(
  readFileSync(new URL('../../../../web/budgets.json', import.meta.url), 'utf8'),
) as { readonly visits: { readonly 'order desk, before its list': number } };

/** What the first list needs: the page, its program and styles, its texts, the session, the company and the pub. */
const NEEDED = [
  '/admin/pub/0/orders',
  '/api/auth/refresh-token',
  '/api/company',
  '/api/company/0/pubs/0',
  '/assets/index.css',
  '/assets/index.js',
  '/assets/libraries.js',
  '/assets/pub.css',
  '/assets/pub.js',
  '/assets/rolldown-runtime.js',
  '/static/admin/locales/ru/desk.json',
];

/** Without the hash of a file's content and without ids. */
const nameOf = (request: Request): string =>
  new URL(request.url()).pathname
    .replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '')
    .replaceAll(/\/\d+(?=\/|$)/g, '/0');

/** Holds back what the server sends over the socket of orders, as a slow network does. */
async function holdList(page: Page): Promise<{ held: Promise<void>; release: () => void }> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/ws\/orders\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!isHeld) return socket.send(message);
      waiting.push(() => {
        socket.send(message);
      });
      held.resolve();
    });
  });
  return {
    held: held.promise,
    release: () => {
      isHeld = false;
      for (const send of waiting) send();
    },
  };
}

/** As in the product: without a limit the callback never runs while the browser is busy. */
const LATEST_MS = 2000;

/** After everything that waits for an idle browser has run, and what that has requested is answered. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout });
      }),
    LATEST_MS,
  );
  await page.waitForLoadState('networkidle');
}

for (const language of russianOnly) {
  journey(
    `the first visit of the desk loads nothing before its list that the list does not need, ${language}`,
    async ({ stage }) => {
      const demo = await readDemoPub(stage.calls);
      const { page } = await stage.person('phone', language);
      const data = { as: 'company', email: demoCompany, password: demoPassword };
      expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
      const list = await holdList(page);
      const requests: Request[] = [];
      page.on('request', (request) => {
        // A worker's program is in the page: it is read from memory.
        if (!request.url().startsWith('blob:')) requests.push(request);
      });
      await page.goto(`/admin/pub/${demo.pub.id}/orders`);
      await list.held;
      await untilIdle(page);
      const before = [...requests];
      expect(before.map(nameOf).toSorted()).toEqual(NEEDED);
      const sizes = await Promise.all(before.map(async (request) => request.sizes()));
      const bytes = sizes.reduce(
        (sum, { responseBodySize, responseHeadersSize }) =>
          sum + responseBodySize + responseHeadersSize,
        0,
      );
      expect(bytes).toBeGreaterThan(0.9 * visits['order desk, before its list']);
      expect(bytes).toBeLessThanOrEqual(visits['order desk, before its list']);

      list.release();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      // Then the rest comes: what is pressed next opens without the network.
      const loaded = () => requests.map(nameOf);
      await expect.poll(loaded).toContain('/static/admin/locales/ru/translation.json');
      await expect.poll(loaded).toContain('/assets/after-list.js');
    },
  );
}
