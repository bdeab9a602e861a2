import { allTexts, translationOf } from '@comanda/contract/texts';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('uses the default of the loader when the language itself cannot be loaded', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(
      url.includes('/ro/')
        ? Response.json(translationOf(allTexts, 'ro'))
        : new Response('no such file', { status: 404 }),
    );
  });
  const onState = vi.fn();
  expect(await startI18n('ru', onState)).toBe(true);
  expect(i18next.t('ui.save')).toBe('Salvează');
  // The failures are final: neither file was requested twice.
  expect(requests.toSorted()).toEqual([
    '/static/admin/locales/ro/translation.json',
    '/static/admin/locales/ru/translation.json',
  ]);
  expect(onState).not.toHaveBeenCalled();
});
