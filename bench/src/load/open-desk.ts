import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { slowDown } from '../phone/slow-phone.ts';
import { startCountingProxy } from './counting-proxy.ts';

/** In the pub, so on its clock: elsewhere the desk also says the pub's time. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  timezoneId: 'Europe/Chisinau',
};
const TIMEOUT_MS = 60_000;

export type Opened = {
  /** From the navigation until the first slip's button is painted. */
  readonly usableMs: number;
  /** Bytes on the wire of all requests that were made until then, their headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** Each request with its bytes, in the order in which they were made. */
  readonly list: readonly { readonly url: string; readonly bytes: number }[];
};

export type SignIn = {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly locale: string;
};

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });

declare global {
  interface Window {
    usableMs?: number;
  }
}

/** In the page: the time of the first frame with a slip's button that acts by one tap; it names its order's number. */
function recordUsable(): void {
  const isStepButton = (button: HTMLButtonElement): boolean =>
    !button.disabled &&
    !button.hasAttribute('aria-haspopup') &&
    /#\d+$/.test(button.textContent.trim());
  const record = (): void => {
    // A message after a frame's callbacks comes when the frame is drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      window.usableMs = performance.now();
    });
    port1.start();
    port2.postMessage(undefined);
  };
  // Looking in each frame would cause frames: on a slow processor they hold up the program that is measured.
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll('button')].some(isStepButton)) return;
    observer.disconnect();
    requestAnimationFrame(record);
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** In the page, for `--prove`: a page that loads what it does not need. */
function wasteRequests(): void {
  for (let index = 0; index < 30; index += 1) {
    void fetch(`/static/admin/locales/ru/translation.json?waste=${index}`).then((answer) =>
      answer.text(),
    );
  }
}

type Sent = {
  readonly url: string;
  /** Milliseconds since 1970; 0 for a socket, which is opened before the list that it brings. */
  readonly at: number;
  bytes: number;
  isOver: boolean;
};

/** Counts what the page receives; a socket's bytes are counted by the proxy. */
function countTraffic(session: CDPSession): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  const add = (id: string, bytes: number): void => {
    const request = sent.get(id);
    if (request) request.bytes += bytes;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime }) => {
    if (!url.startsWith('http')) return;
    sent.set(requestId, { url, at: wallTime * 1000, bytes: 0, isOver: false });
  });
  const end = (id: string, bytes: number): void => {
    add(id, bytes);
    const request = sent.get(id);
    if (request) request.isOver = true;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });
  session.on('Network.webSocketCreated', ({ requestId, url }) => {
    sent.set(requestId, { url, at: 0, bytes: 0, isOver: true });
  });
  return sent;
}

async function requireAnswer(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/orders/'),
    { timeout: TIMEOUT_MS },
  );
  await page.locator('button:not([aria-haspopup])', { hasText: /#\d+$/ }).first().click();
  const answer = await answered;
  if (!answer.ok()) throw new Error(`the first slip's button was answered ${answer.status()}`);
}

/** Opens a desk by its address in a browser with empty caches whose user is signed in. */
export async function openDesk(
  browser: Browser,
  { origin, email, password, locale }: SignIn,
  { deskOf, isWasteful }: { readonly deskOf: string; readonly isWasteful: boolean },
): Promise<Opened> {
  const context = await browser.newContext({ ...phone, locale });
  const proxy = await startCountingProxy(origin);
  try {
    const signedIn = await context.request.post(`${proxy.origin}/api/auth/login`, {
      data: { as: 'company', email, password },
    });
    if (!signedIn.ok()) throw new Error(`the sign-in was answered ${signedIn.status()}`);
    const page = await context.newPage();
    const session = await slowDown(page);
    const traffic = countTraffic(session);
    if (isWasteful) await page.addInitScript(wasteRequests);
    await page.addInitScript(recordUsable);
    await page.goto(proxy.origin + deskOf, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => window.usableMs, undefined, { timeout: TIMEOUT_MS });
    const { start, usableMs } = await page.evaluate(() => ({
      start: performance.timeOrigin,
      usableMs: window.usableMs ?? Number.NaN,
    }));
    // What was requested until then counts completely, also when it comes later.
    const requested = [...traffic.values()].filter(({ at }) => at <= start + usableMs);
    while (requested.some(({ isOver }) => !isOver)) await setTimeout(20);
    const list = requested.map(({ url, bytes }) => ({ url: url.replace(/\?.*/, ''), bytes }));
    const socketBytes = proxy.socketBytes();
    if (socketBytes === 0) throw new Error('the desk is usable without its socket');
    await requireAnswer(page);
    return {
      usableMs,
      bytes: list.reduce((sum, { bytes }) => sum + bytes, socketBytes),
      requests: list.length,
      list,
    };
  } finally {
    await context.close();
    await proxy.stop();
  }
}
