import { allTexts, textsIn } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { currentTexts } from './current-texts.ts';
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
        ? Response.json(textsIn(allTexts, 'ro'))
        : new Response('no such file', { status: 404 }),
    );
  });
  const onState = vi.fn();
  expect(await startI18n('ru', onState)).toBe(true);
  expect(currentTexts.get().t('ui.save')).toBe('Salvează');
  // The failures are final: neither file was requested twice.
  expect(requests.toSorted()).toEqual([
    '/static/admin/locales/ro/translation.json',
    '/static/admin/locales/ru/translation.json',
  ]);
  expect(onState).not.toHaveBeenCalled();
});
