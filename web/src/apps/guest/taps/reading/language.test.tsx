import { afterEach, expect, it, vi } from 'vitest';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { chooseLanguage, clickLanguage, reloadPage } from './language.ts';

const address = window.location.href;

const info = () => aPageInfo();
/** The info in every page of the server. */
const itsInfo = '<script type="application/json" id="data">{}</script>';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.querySelector('#page')?.remove();
  window.history.replaceState(null, '', address);
});

/** A page in Romanian whose next responses wait until they are released, each by its language. */
function aPage() {
  const page = document.createElement('div');
  page.id = 'page';
  document.body.append(page);
  document.documentElement.lang = 'ro';
  const waiting = new Map<string, () => void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const language = new URL(path, address).searchParams.get('lang') ?? '';
    await new Promise<void>((resolve) => {
      waiting.set(language, resolve);
    });
    return new Response(
      `<html lang="${language}"><body><div id="page">${language}${itsInfo}</div></body>`,
    );
  });
  return (language: string) => waiting.get(language)?.();
}

const shown = () => [
  document.documentElement.lang,
  document.querySelector('#page')?.firstChild?.textContent,
];

it('of two languages chosen in a row the last one stays, whichever response comes first', async () => {
  const answer = aPage();
  const swapped = vi.fn<() => void>();
  const first = chooseLanguage('ru', { info, swapped });
  const second = chooseLanguage('en', { info, swapped });
  answer('en');
  await second;
  answer('ru');
  await first;
  expect(shown()).toEqual(['en', 'en']);
  expect(new URL(window.location.href).searchParams.get('lang')).toBe('en');
  expect(swapped).toHaveBeenCalledOnce();
});

it('a page that is loaded again does not undo a language that was chosen meanwhile', async () => {
  const answer = aPage();
  const again = reloadPage();
  const choice = chooseLanguage('ru', { info, swapped: () => {} });
  answer('ru');
  await choice;
  answer('ro');
  expect(await again).toBe(false);
  expect(shown()).toEqual(['ru', 'ru']);
});

it('keeps the visible dish in its place, however long the text above it becomes', async () => {
  const menu = (above: number) =>
    `<p style="height: ${above}px"></p><p class="d" id="d5" style="height: 3000px">Zeamă</p>`;
  const place = document.createElement('div');
  place.id = 'page';
  place.innerHTML = menu(800);
  document.body.append(place);
  document.documentElement.lang = 'ro';
  window.scrollTo(0, 500);
  const top = () => Math.round(document.querySelector('#d5')?.getBoundingClientRect().top ?? 0);
  const before = top();
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(`<html lang="ru"><body><div id="page">${menu(1000)}${itsInfo}</div></body>`),
  );
  await chooseLanguage('ru', { info, swapped: () => {} });
  expect(document.documentElement.lang).toBe('ru');
  expect(top()).toBe(before);
  expect(window.scrollY).toBe(700);
});

it('a page cached by an older program is not shown: this program could not read it', async () => {
  const answer = aPage();
  const choice = chooseLanguage('ru', { info, swapped: () => {} });
  vi.stubGlobal('fetch', async () => new Response('<html lang="ru"><div id="page">ru</div>'));
  const second = chooseLanguage('en', { info, swapped: () => {} });
  await second;
  answer('ru');
  await choice;
  expect(document.documentElement.lang).toBe('ro');
});

it('a language changes in place, or in a new tab where the guest asks for that', async () => {
  const page = openTestPage();
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    throw new TypeError('no connection');
  });
  const link = '.langs [hreflang="ru"]';
  expect(click(clickLanguage, [link, page], { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(requests).toEqual([]);
  expect(click(clickLanguage, [link, page]).defaultPrevented).toBe(true);
  expect(requests).toEqual(['/pub/la-nuc/?lang=ru']);
  await expect
    .poll(() => document.querySelector('#note')?.textContent)
    .toBe(page.info().texts.languageDidNotLoad);
  closeTestPage();
});
