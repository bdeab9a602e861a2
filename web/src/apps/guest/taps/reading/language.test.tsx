import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage, readPageAgain } from './language.ts';

const address = window.location.href;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.querySelector('#page')?.remove();
  window.history.replaceState(null, '', address);
});

/** A page in Romanian whose next answers come when they are let go, each by its language. */
function aPage() {
  const page = document.createElement('div');
  page.id = 'page';
  document.body.append(page);
  document.documentElement.lang = 'ro';
  const waiting = new Map<string, () => void>();
  vi.stubGlobal('fetch', async (asked: string) => {
    const language = new URL(asked, address).searchParams.get('lang') ?? '';
    await new Promise<void>((resolve) => {
      waiting.set(language, resolve);
    });
    return new Response(`<html lang="${language}"><body><div id="page">${language}</div></body>`);
  });
  return (language: string) => waiting.get(language)?.();
}

const shown = () => [document.documentElement.lang, document.querySelector('#page')?.textContent];

it('of two languages chosen in a row the last one stays, whichever answer comes first', async () => {
  const answer = aPage();
  const swapped = vi.fn<() => void>();
  const first = chooseLanguage('ru', swapped);
  const second = chooseLanguage('en', swapped);
  answer('en');
  await second;
  answer('ru');
  await first;
  expect(shown()).toEqual(['en', 'en']);
  expect(new URL(window.location.href).searchParams.get('lang')).toBe('en');
  expect(swapped).toHaveBeenCalledOnce();
});

it('a page that is read again does not undo a language that was chosen meanwhile', async () => {
  const answer = aPage();
  const again = readPageAgain();
  const choice = chooseLanguage('ru', () => {});
  answer('ru');
  await choice;
  answer('ro');
  expect(await again).toBe(false);
  expect(shown()).toEqual(['ru', 'ru']);
});

it('keeps the dish that the guest reads where it is, however long the words above it become', async () => {
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
    async () => new Response(`<html lang="ru"><body><div id="page">${menu(1000)}</div></body>`),
  );
  await chooseLanguage('ru', () => {});
  expect(document.documentElement.lang).toBe('ru');
  expect(top()).toBe(before);
  expect(window.scrollY).toBe(700);
});
