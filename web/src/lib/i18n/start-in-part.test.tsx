import { allTexts, textsIn } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { withAllTexts } from '../lazy/with-all-texts.ts';
import { currentTexts } from './current-texts.ts';
import { chooseLanguage, loadAllTexts, startI18n } from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.removeItem('comanda.language');
});

/** Answers by the end of the address; what has no answer is a lost connection. */
function serve(files: Readonly<Record<string, () => Response>>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace('/static/admin/locales/', '');
    requests.push(name);
    const answer = files[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return requests;
}

const t = (key: keyof typeof allTexts) => currentTexts.get().t(key);

it('a server without the part gives all texts', async () => {
  const requests = serve({
    'en/desk.json': () => new Response('', { status: 404 }),
    'en/translation.json': () => Response.json({ 'ui.save': 'Save' }),
  });
  expect(await startI18n('en', () => {}, 'desk')).toBe(true);
  expect(t('ui.save')).toBe('Save');
  await loadAllTexts();
  expect(requests).toEqual(['en/desk.json', 'en/translation.json']);
});

it('a screen outside the part waits for all texts, and no key is shown meanwhile', async () => {
  const requests = serve({ 'ro/desk.json': () => Response.json({ 'ui.save': 'Salvează' }) });
  await startI18n('ro', () => {}, 'desk');
  expect(t('ui.save')).toBe('Salvează');
  const open = withAllTexts(() => Promise.resolve('screen'));
  await expect(open()).rejects.toThrow('the texts in ro did not load');
  expect(requests).toEqual(['ro/desk.json', 'ro/translation.json']);

  serve({ 'ro/translation.json': () => Response.json(textsIn(allTexts, 'ro')) });
  expect(t('ui.close')).toBe('');
  expect(await open()).toBe('screen');
  expect(t('ui.close')).toBe(allTexts['ui.close'].ro);
});

it('a language chosen meanwhile has all of its texts, and keeps them', async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('desk.json')
      ? Promise.resolve(Response.json({}))
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  await startI18n('ru', () => {}, 'desk');
  const completing = loadAllTexts();
  await chooseLanguage('en');
  answer(Response.json(textsIn(allTexts, 'ru')));
  await completing;
  expect(t('ui.save')).toBe('Save');
});
