import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyKey, page, takeEarlyAnswer, type EarlyAnswers } from './early-answers.ts';

let comandaEarly: EarlyAnswers;

beforeEach(() => {
  comandaEarly = new Map();
  page.comandaEarly = comandaEarly;
  // The clock of the test's process has run for longer than an answer is fresh.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  delete page.comandaEarly;
  vi.restoreAllMocks();
});

const answer = { status: 200, text: '{"ok":true}' };
const company = (token: string) => earlyKey('GET', '/api/company', token);

it('is taken once, and only for the token that it was made with', async () => {
  comandaEarly.set(company('mine'), Promise.resolve(answer));
  expect(await takeEarlyAnswer(company('other'))).toBeUndefined();
  expect(await takeEarlyAnswer(company('mine'))).toEqual(answer);
  expect(await takeEarlyAnswer(company('mine'))).toBeUndefined();
});

it('a call without an answer is made again by the program', async () => {
  comandaEarly.set(company('mine'), Promise.resolve(undefined));
  expect(await takeEarlyAnswer(company('mine'))).toBeUndefined();
});

it('what nobody took at the start is outdated', async () => {
  comandaEarly.set(company('mine'), Promise.resolve(answer));
  vi.spyOn(performance, 'now').mockReturnValue(15_001);
  expect(await takeEarlyAnswer(company('mine'))).toBeUndefined();
});

it('a page without early calls has no answers', async () => {
  delete page.comandaEarly;
  expect(await takeEarlyAnswer(company('mine'))).toBeUndefined();
});
