import { HEAD_SCRIPT } from '@comanda/contract/guest-page';
import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/actions/eventually.ts';
import { whenIdle } from '../device/run-when-idle.ts';
import { drawPubPage, pubPageHtml } from '../testing/draw-pub-page.ts';
import { someMenu } from '../testing/fake-menu.ts';
import { startPage } from './start-page.ts';

const opened = vi.hoisted(() => ({ checkouts: 0, accounts: 0, isChoosingLoaded: false }));
// The islands' texts exist only in the build of the guest's page.
vi.mock('../checkout/mount.tsx', () => ({
  openCheckout: async () => {
    opened.checkouts += 1;
  },
}));
vi.mock('../choosing/mount.tsx', () => {
  opened.isChoosingLoaded = true;
  return { openChoosing: async () => true };
});
vi.mock('../account/mount.tsx', () => ({
  openAccount: async () => {
    opened.accounts += 1;
  },
}));

const address = window.location.href;
const PUB = '9';
const requests: string[] = [];
let forget: (() => void)[] = [];

/** Removes the elements that a page adds to the document: the next test opens its own page. */
function recordListeners(target: Document | Window): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      add(name, listener, options as AddEventListenerOptions);
      forget.push(() => {
        target.removeEventListener(name, listener);
      });
    },
  );
}

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    // What is read for paper.
    if (!new URL(url, window.location.href).pathname.startsWith('/pub/')) return Response.error();
    requests.push(url);
    return new Response(pubPageHtml({}, 'ru'));
  });
  recordListeners(document);
  recordListeners(window);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const one of forget) one();
  forget = [];
  localStorage.clear();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', address);
});

type Page = { readonly search?: string; readonly types?: string };

/** The menu as the server renders it: one dish of 60 Lei, the order types, the languages, the basket. */
function drawPage({ search = '', types = 'in_place delivery' }: Page = {}): void {
  drawPubPage({ search, pub: { has_in_place_order: types.includes('in_place') } });
}

const remember = (basket: object) => {
  localStorage.setItem(`comanda.basket.${PUB}`, JSON.stringify(basket));
};
const zeama = { id: 5, name: 'Zeamă', priceMinor: 6000, count: 2 };
const bar = () => document.querySelector<HTMLElement>('#bar');
const barText = () =>
  ['output', 'strong']
    .map((part) => bar()?.querySelector(part)?.textContent.replaceAll(/\s/g, ' '))
    .join(', ');
const textOf = (key: TextKey) => translate(allTexts[key], 'ro');
const noteText = () => document.querySelector('#note')?.textContent;
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-how]')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ dataset }) => dataset['how']);
const plus = () => document.querySelector<HTMLElement>('#d5 > button');

it('shows the stored basket, at the prices of its order type, and beneath it nothing of the page', async () => {
  remember({ lines: [zeama], orderType: 'delivery' });
  drawPage();
  startPage();
  expect(bar()?.hidden).toBe(false);
  const foot = document.querySelector('main + footer');
  await eventually(() => {
    expect(foot && getComputedStyle(foot).paddingBottom).toBe('96px');
  });
  // With the commission of 10 %.
  expect(barText()).toBe('2, 132,00 Lei');
  expect(pressed()).toEqual(['delivery']);
  expect(document.querySelector('#d5 output')?.textContent).toBe('2');
  expect(document.querySelector('main data')?.textContent).toMatch(/^66,00/);
});

it('shows no basket while it is empty, and adds a dish at a tap', async () => {
  drawPage();
  startPage();
  expect(bar()?.hidden).toBe(true);
  expect(pressed()).toEqual(['in_place']);
  plus()?.click();
  expect(barText()).toBe('1, 60,00 Lei');
  await eventually(() => {
    expect(plus()?.ariaLabel).toBe('Adaugă: Zeamă');
  });
  document.querySelector<HTMLElement>('[data-how="delivery"]')?.click();
  expect(barText()).toBe('1, 66,00 Lei');
});

it('loads the program for options only once the guest reads on', async () => {
  drawPubPage({ data: someMenu });
  startPage();
  // What waits for an idle browser has begun, and has loaded.
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await vi.dynamicImportSettled();
  expect(opened.isChoosingLoaded).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  await eventually(() => {
    expect(opened.isChoosingLoaded).toBe(true);
  });
});

it.each([
  ['in_place delivery', '?table=7', '120,00 Lei'],
  ['in_place delivery', '', '132,00 Lei'],
  ['delivery', '?table=7', '132,00 Lei'],
])('of %s, a code of %j begins with a basket for %s', (types, search, total) => {
  remember({ lines: [zeama], orderType: 'delivery' });
  drawPage({ types, search });
  startPage();
  expect(barText()).toBe(`2, ${total}`);
});

it.each([
  ['ru', '', true],
  ['ro', '', false],
  ['ru', '?lang=ro', false],
  ['ru', '?lang=xx', true],
  [null, '', false],
])(
  'a guest with the stored language %s opens the page at %j: requests it %s',
  async (stored, search, isRequested) => {
    if (stored !== null) localStorage.setItem('comanda.language', stored);
    drawPage({ search });
    startPage();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(requests).toEqual(isRequested ? ['/pub/la-nuc/?lang=ru'] : []);
  },
);

it('loads another language in place at a tap on it', async () => {
  drawPage();
  startPage();
  document.querySelector<HTMLElement>('.langs [hreflang=ru]')?.click();
  await eventually(() => {
    expect(document.documentElement.lang).toBe('ru');
  });
  expect(requests).toEqual(['/pub/la-nuc/?lang=ru']);
});

it('opens the checkout from the bar, and the account from its button', async () => {
  remember({ lines: [zeama], orderType: 'in_place' });
  drawPage();
  startPage();
  bar()?.click();
  await eventually(() => {
    expect(opened.checkouts).toBe(1);
  });
  await eventually(() => {
    expect(bar()?.ariaBusy).toBe('false');
  });
  document.querySelector<HTMLElement>('.who')?.click();
  await eventually(() => {
    expect(opened.accounts).toBe(1);
  });
});

it('repeats a press from before it loaded', () => {
  drawPage();
  const script = document.createElement('script');
  script.textContent = HEAD_SCRIPT;
  document.head.append(script);
  script.remove();
  plus()?.click();
  expect(bar()?.hidden).toBe(true);
  startPage();
  expect(barText()).toBe('1, 60,00 Lei');
});

it('adds the dishes of an earlier order to the basket', async () => {
  const order = { order_type: 'delivery', dishes: [{ dish_id: 5, name: 'Zeamă', count: 3 }] };
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, order }));
  drawPage({ search: '?again=abc' });
  startPage();
  await eventually(() => {
    expect(barText()).toBe('3, 198,00 Lei');
  });
  expect(window.location.search).toBe('');
});

it('lists the dishes of an earlier order that are no longer served, and adds the others', async () => {
  const dishes = [
    { dish_id: 5, name: 'Zeamă', count: 1 },
    { dish_id: 6, name: 'Sarmale', count: 2 },
    { dish_id: 7, name: 'Papanași', count: 1 },
  ];
  const order = { order_type: 'in_place', dishes };
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, order }));
  drawPage({ search: '?again=abc' });
  startPage();
  await expect.poll(noteText).toBe(`${textOf('guest.page.gone')}: Sarmale, Papanași`);
  expect(barText()).toBe('1, 60,00 Lei');
});

it('reports that an earlier order did not load, and requests it again after a reload', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: false }, { status: 503 }));
  drawPage({ search: '?again=abc' });
  startPage();
  await expect.poll(noteText).toBe(textOf('guest.page.basket_did_not_load'));
  expect(window.location.search).toBe('?again=abc');
  expect(bar()?.hidden).toBe(true);
});

it('does nothing on a page without a menu', () => {
  remember({ lines: [zeama], orderType: 'in_place' });
  drawPage();
  document.querySelector('#data')?.remove();
  startPage();
  plus()?.click();
  expect(bar()?.hidden).toBe(true);
});
