import { allTexts, languages, textsIn } from '@comanda/contract/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildShellApp } from '../testing/app/build-shell-app.ts';
import type { TestApp } from '../testing/app/build-test-app.ts';
import { buildWebApp } from '../testing/app/build-web.ts';
import { keysIn } from './texts-of-parts.ts';

buildWebApp();

let t: TestApp;
beforeAll(async () => {
  t = await buildShellApp();
});
afterAll(() => t.close());

const read = (language: string) => t.app.inject(`/static/admin/locales/${language}/desk.json`);

it('are the keys that a program names, and those that begin as it begins one', () => {
  expect(keysIn('t(`ui.save`),t("ui.close"),t(\'ui.back\')').toSorted()).toEqual([
    'ui.back',
    'ui.close',
    'ui.save',
  ]);
  const sources = Object.keys(allTexts).filter((key) => key.startsWith('orders.cancel_reason_'));
  expect(sources.length).toBeGreaterThan(2);
  expect(keysIn('t(`orders.cancel_reason_${e}`)')).toEqual(sources);
  expect(keysIn('t(`orders.cancel_reason_`+e)')).toEqual(sources);
  expect(keysIn('location.href=`/ui.save`;e.orders.status;ui.save')).toEqual([]);
});

it('are of the failures those of its calls, and those that it names', () => {
  const logout = 'call(`POST /api/auth/logout`,{isPublic:!0})';
  const text = 't(`errors.${e.code}`)';
  const without = keysIn(logout);
  expect(without).toEqual([]);
  const some = keysIn(`${logout};${text};new Failure('network_error')`);
  const expected = ['errors.network_error', 'errors.service_unavailable'] as const;
  expect(expected.filter((key) => some.includes(key))).toEqual(expected);
  // A refusal of another call.
  expect(some).not.toContain('errors.pub_limit_exceeded');
  expect(keysIn(`${text};call('POST /api/company/:companyID/pubs')`)).toContain(
    'errors.pub_limit_exceeded',
  );
});

it.each(languages)('of the desk in %s are the same texts, and never cached', async (language) => {
  const answer = await read(language);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const texts = answer.json<Record<string, unknown>>();
  expect(textsIn(allTexts, language)).toMatchObject(texts);
  const has = (key: string) => Object.hasOwn(texts, key);
  // The bar, a refusal, a status whose key is put together.
  const some = ['ui.home', 'errors.network_error', 'orders.status_canceled'];
  expect(some.filter(has)).toEqual(some);
  // A popup opens with all texts.
  expect(has('ui.cancel')).toBe(false);
  expect(Object.keys(texts).length).toBeLessThan(Object.keys(allTexts).length / 3);
});

it('of an unknown language are no file', async () => {
  expect((await read('xx')).statusCode).toBe(404);
});
