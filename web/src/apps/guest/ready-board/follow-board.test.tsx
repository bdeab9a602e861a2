import '../styles/ready-board.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { noAssets } from '../testing/no-assets.ts';
import { followBoard } from './follow-board.ts';
import { renderReadyBoard } from './ready-board.tsx';

type Board = { readonly preparing: number[]; readonly ready: number[] };

const html = (board: Board, scriptUrl = '/pub/_/assets/now.js'): string =>
  renderReadyBoard(
    {
      pub: {
        name: 'La Nuc',
        url_name: 'la-nuc',
        color: '#9c3d1f',
        color_theme: 'light',
        time_zone: 'Europe/Chisinau',
      },
      board,
      languages: ['ro', 'ru'],
    },
    {
      language: 'ro',
      now: new Date('2026-11-20T17:00:00Z'),
      publicUrl: 'http://comanda.test',
      mapTilesUrl: '',
      assets: { ...noAssets, scriptUrl },
    },
  );

let reply: () => Promise<Response> | Response = () => new Response(null, { status: 500 });
const show = (board: Board) => {
  reply = () => new Response(html(board));
};
const column = (name: string) =>
  [...document.querySelectorAll(`.${name} li`)].map((item) => item.textContent);
const lost = () => document.querySelector('#lost')?.textContent;

/** The page looks again so many times, a look every four seconds. */
async function looks(times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await vi.advanceTimersByTimeAsync(4000);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-20T17:00:00Z'),
  });
  vi.stubGlobal('fetch', () => reply());
  const first = html({ preparing: [17, 18], ready: [9] });
  const drawn = new DOMParser().parseFromString(first, 'text/html');
  document.body.replaceChildren(...drawn.body.childNodes);
  followBoard();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.className = '';
  document.body.replaceChildren();
});

it('has two columns with their names in each language of the pub', async () => {
  expect([column('preparing'), column('ready')]).toEqual([['17', '18'], ['9']]);
  await expect.element(page.getByText('Se pregătesc')).toBeVisible();
  await expect.element(page.getByText('Готовятся')).toBeVisible();
});

it('moves a number that has become ready, and marks it for some seconds; one that was ready is not marked', async () => {
  show({ preparing: [18], ready: [9, 17] });
  await looks(1);
  await eventually(() => expect(column('ready')).toEqual(['9', '17']));
  const marked = () => [...document.querySelectorAll('.new')].map((item) => item.textContent);
  expect(marked()).toEqual(['17']);
  // The same board again removes no mark before its time.
  await looks(1);
  expect(marked()).toEqual(['17']);
  await looks(1);
  expect(marked()).toEqual([]);
  show({ preparing: [], ready: [9, 17, 18] });
  await looks(1);
  expect(marked()).toEqual(['18']);
});

it('says since when there is no connection, shows the numbers as old, and takes it back', async () => {
  show({ preparing: [18], ready: [9, 17] });
  await looks(1);
  const numbers = () => document.querySelector('main');
  reply = () => Promise.reject(new TypeError('offline'));
  await looks(2);
  expect(lost()).toBe('');
  await looks(2);
  expect(lost()).toMatch(/^Fără conexiune de la 19:00, .*· Нет связи с 19:00/);
  expect(Number(getComputedStyle(numbers() ?? document.body).opacity)).toBeLessThan(0.5);
  expect(column('ready')).toEqual(['9', '17']);
  show({ preparing: [], ready: [18] });
  await looks(1);
  await eventually(() => expect(column('ready')).toEqual(['18']));
  expect(lost()).toBe('');
  expect(getComputedStyle(numbers() ?? document.body).opacity).toBe('1');
});

it('an answer that says nothing counts as none, and so does a pub without a board', async () => {
  reply = () => new Response('', { status: 404 });
  await looks(4);
  expect(lost()).not.toBe('');
  show({ preparing: [], ready: [18] });
  await looks(1);
  await eventually(() => expect(lost()).toBe(''));
});
