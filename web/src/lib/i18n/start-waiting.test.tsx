import { allTexts, textsIn, type Language } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { currentTexts } from './current-texts.ts';
import { chooseLanguage, startI18n } from './i18n.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.removeItem('comanda.language');
});

type Answer = () => Promise<Response>;
const fails =
  (status: number): Answer =>
  () =>
    Promise.resolve(new Response('', { status }));
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const respondsWith =
  (language: Language): Answer =>
  () =>
    Promise.resolve(Response.json(textsIn(allTexts, language)));

/** Answers the requests in this order; the last answer repeats. */
function serve(files: Partial<Record<Language, Answer[]>>) {
  const requests: Record<string, number> = {};
  vi.stubGlobal('fetch', (url: string) => {
    const language = (/locales\/(\w\w)\//.exec(url)?.[1] ?? 'ro') as Language;
    const answers = files[language] ?? [fails(404)];
    requests[language] = (requests[language] ?? 0) + 1;
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  return requests;
}

it('retries on 5xx, a network failure and a page of another server, and shows that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const notOurs: Answer = () => Promise.resolve(new Response('<html>pay for the network'));
  const requests = serve({ ro: [fails(503), offline, notOurs, fails(500), respondsWith('ro')] });
  const onState = vi.fn();
  const starting = startI18n('ro', onState);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests['ro']).toBe(1);
  for (const [tries, delay] of [500, 1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(requests['ro']).toBe(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests['ro']).toBe(tries + 2);
  }
  expect(await starting).toBe(true);
  expect(new Set(onState.mock.calls.flat())).toEqual(new Set(['waiting']));
  expect(currentTexts.get().t('ui.save')).toBe('Salvează');

  // Another language, once its texts are loaded: marked on the page and stored.
  serve({ ru: [fails(502), respondsWith('ru')], en: [offline] });
  const choosing = chooseLanguage('ru');
  await vi.advanceTimersByTimeAsync(499);
  expect(currentTexts.get().language).toBe('ro');
  await vi.advanceTimersByTimeAsync(1);
  await choosing;
  expect(currentTexts.get().t('ui.save')).toBe('Сохранить');
  expect(document.documentElement.lang).toBe('ru');
  expect(window.localStorage.getItem('comanda.language')).toBe('ru');

  // A language whose texts do not load changes nothing, and the reason is shown.
  const failing = chooseLanguage('en').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await failing).toMatchObject({ code: 'network_error' });
  expect(currentTexts.get().language).toBe('ru');
  expect(window.localStorage.getItem('comanda.language')).toBe('ru');

  // Of two presses the last one wins, whichever texts load first.
  serve({ en: [fails(500), respondsWith('en')] });
  const both = Promise.all([chooseLanguage('en'), chooseLanguage('ro')]);
  await vi.advanceTimersByTimeAsync(5000);
  await both;
  expect(currentTexts.get().language).toBe('ro');
});
