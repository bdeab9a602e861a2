import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { missingTexts } from '../../../../product/languages/missing-texts.tsx';
import { translatedMenu } from '../../../../testing/samples/translated-entries.ts';
import { fakeApi, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { keptInTab } from '../../../../lib/session/kept-in-tab.ts';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { draw } from '../../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { SectionForm } from '../section-form.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

afterEach(() => {
  keptInTab.dropAll();
});

const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const READ = 'GET /api/company/:companyID/pubs/:pubID/translations';
const save = () => page.getByRole('button', { name: text('ui.save') });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the languages of the menu', () => {
  const saved = aPub({ working_language: 'ro', other_languages: ['ru'] });
  const english = () =>
    page
      .getByRole('group', { name: text('translations.other_languages') })
      .getByText(text('translations.language_en'));

  /** Saves what was changed before, and returns what was sent. */
  async function sentAfter(change: () => Promise<void>, more: FakeCalls = {}): Promise<unknown> {
    const api = fakeApi({
      ...more,
      [SAVE]: ({ body: { texts_stay: _stay, ...body } }) => ({
        ok: true,
        pub: { ...saved, ...body },
      }),
    });
    draw(<SectionForm pub={saved} section="languages" />);
    await change();
    await save().click();
    await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
    return api.made.findLast(({ call }) => call.startsWith('PUT'))?.body;
  }

  it('are not sent when they are as before', async () => {
    const sent = await sentAfter(async () => {
      await english().click();
      await expect.element(save()).toBeEnabled();
      await english().click();
      await expect.element(save()).toBeDisabled();
      await english().click();
    });
    expect(sent).toEqual({ other_languages: ['ru', 'en'] });
  });

  it('are sent in their order', async () => {
    expect(await sentAfter(() => english().click())).toEqual({ other_languages: ['ru', 'en'] });
  });

  const readTexts = {
    [READ]: () => ({
      ok: true as const,
      working_language: 'ro' as const,
      other_languages: [],
      entries: [...translatedMenu],
    }),
  };
  const working = () => field(text('translations.working_language'));
  const missing = (language: 'ru' | 'en') => {
    const count = missingTexts(translatedMenu, language).length;
    const words = { language: text(`translations.language_${language}`), count };
    return page.getByText(text('translations.missing', words), { exact: false });
  };

  it('that of the menu says what stays untranslated, and the former one is offered further', async () => {
    const sent = await sentAfter(async () => {
      await working().selectOptions('ru');
      await expect
        .element(working())
        .toHaveAccessibleDescription(text('translations.working_language_changes'));
      await missing('ru').click();
      await expect
        .element(page.getByRole('listitem').filter({ hasText: 'Mici' }).first())
        .toBeVisible();
      await working().selectOptions('en');
      await expect.element(missing('en')).toBeVisible();
      await working().selectOptions('ru');
    }, readTexts);
    expect(sent).toEqual({ working_language: 'ru', other_languages: ['ro'] });
  });

  it('that was named wrongly moves no text', async () => {
    const sent = await sentAfter(async () => {
      await working().selectOptions('ru');
      await page
        .getByRole('checkbox', { name: text('translations.texts_stay'), exact: false })
        .click();
      await expect.element(missing('ru')).not.toBeInTheDocument();
    }, readTexts);
    expect(sent).toEqual({ working_language: 'ru', other_languages: [], texts_stay: true });
  });

  it('waits for the unsaved text that would move with it', async () => {
    const api = fakeApi({ ...readTexts });
    const pub = { ...saved, additional_info: 'Muzică live' };
    const close = draw(<SectionForm pub={pub} section="venue" />);
    await page.getByLabelText(text('pubs.additional_info')).fill('Terasă');
    await expect.element(save()).toBeEnabled();
    close();
    draw(<SectionForm pub={pub} section="languages" />);
    await working().selectOptions('ru');
    await save().click();
    await expect.element(page.getByText(text('pubs.text_and_language'))).toBeVisible();
    expect(api.made.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

it.each([
  ['is said while the menu is in none but Russian', { working_language: 'ru' }, true],
  ['is not said of a menu in it', {}, false],
  ['is not said in another country', { working_language: 'ru', currency_id: 2 }, false],
] as const)('that Romanian is missing %s', async (_name, change, isSaid) => {
  fakeApi({});
  draw(<SectionForm pub={aPub({ other_languages: [], ...change })} section="languages" />);
  await expect.element(page.getByText(text('translations.other_languages'))).toBeVisible();
  const note = page.getByText(text('translations.no_romanian'));
  expect(note.elements()).toHaveLength(isSaid ? 1 : 0);
  if (!isSaid) return;
  await page.getByText(text('translations.language_ro'), { exact: true }).last().click();
  await expect.element(note).not.toBeInTheDocument();
});
