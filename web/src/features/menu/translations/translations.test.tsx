import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { missingTexts } from '../../../product/languages/missing-texts.tsx';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { button, sent } from '../../../testing/setup/menu-setup.tsx';
import { isWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  allSaved,
  cell,
  READ,
  TranslationsServer,
  WRITE,
} from '../../../testing/setup/translations-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

let server = new TranslationsServer();

beforeEach(() => {
  server = new TranslationsServer();
});
afterEach(() => {
  vi.useRealTimers();
});

const leaves = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('saving', () => {
  it('marks what is not saved, keeps it, warns who leaves, and sends it again', async () => {
    let isDown = true;
    server.open(
      {},
      { [WRITE]: (seen) => (isDown ? refusal(503, 'service_unavailable') : server.write(seen)) },
    );
    await expect.element(cell('dish', 'Mici')).toBeVisible();
    expect(leaves()).toBe(false);
    await cell('dish', 'Mici').fill('Мич');
    expect(leaves()).toBe(true);
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByText(text('translations.not_saved', { count: 1 })))
      .toBeVisible();
    await expect.element(cell('dish', 'Mici')).toHaveValue('Мич');
    await expect.element(page.getByTitle(text('translations.state_failed'))).toBeVisible();
    isDown = false;
    await button(text('translations.try_again')).click();
    await expect.element(allSaved()).toBeVisible();
    await expect.element(page.getByTitle(text('translations.state_saved'))).toBeVisible();
    expect(leaves()).toBe(false);
  });

  it('keeps what is not saved while another screen is open, and sends it when there is a connection', async () => {
    let isDown = true;
    server.open(
      {},
      {
        [WRITE]: (seen) => (isDown ? refusal(503, 'service_unavailable') : server.write(seen)),
      },
    );
    await cell('dish', 'Mici').fill('Ми');
    // Without leaving the field, as "back" of the browser does.
    const link = page.getByRole('link', { name: text('menu.back_to_editor') }).element();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.element(cell('dish', 'Mici')).not.toBeInTheDocument();
    expect(leaves()).toBe(true);
    expect(isWorkInHand()).toBe(true);
    await page.getByRole('link', { name: 'to the translations' }).click();
    await expect.element(cell('dish', 'Mici')).toHaveValue('Ми');
    isDown = false;
    await eventually(() => {
      window.dispatchEvent(new Event('online'));
      expect(server.items().length).toBeGreaterThan(0);
      expect(leaves()).toBe(false);
      expect(isWorkInHand()).toBe(false);
    });
    await expect.element(cell('dish', 'Mici')).toHaveValue('Ми');
  });

  it('shows the reason beneath a text that is refused', async () => {
    server.open(
      {},
      {
        [WRITE]: () =>
          refusal(400, 'validation_error', [{ field: 'items.0.name', code: 'max', limit: 1000 }]),
      },
    );
    await cell('dish', 'Mici').fill('Мич');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(cell('dish', 'Mici'))
      .toHaveAccessibleDescription(new RegExp(text('errors.max', { limit: 1000 })));
    await expect.element(cell('dish', 'Mici')).toHaveAttribute('aria-invalid', 'true');
    await cell('dish', 'Mici').fill('');
    await expect.element(cell('dish', 'Mici')).not.toHaveAttribute('aria-invalid');
  });

  it('a text that was translated while the menu changed is outdated, and shows the new text', async () => {
    server.open(
      {},
      {
        [WRITE]: (seen) => {
          server.change(31, { name: 'Mici de casă', source: 'newer' });
          return server.write(seen);
        },
      },
    );
    await cell('dish', 'Mici').fill('Мич');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('dish', 'Mici de casă')).toHaveValue('Мич');
    await expect
      .element(button(text('translations.still_right_named', { text: 'Mici de casă' })))
      .toBeVisible();
  });
});

describe('two people', () => {
  /** What somebody else has translated. */
  const translateElsewhere = (id: number, name: string) => {
    server.change(id, { translations: { ru: { name, text: '', is_outdated: false } } });
  };

  it('the rows of others are refreshed when the page is looked at, and what is being typed stays', async () => {
    server.open();
    await cell('dish', 'Mici').fill('Мич');
    translateElsewhere(12, 'Гриль');
    translateElsewhere(31, 'Мититеи');
    // What was loaded less than five seconds ago is not loaded again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => {
      expect(sent(server.api, 'GET').length).toBeGreaterThan(1);
    });
    vi.useRealTimers();
    await expect.element(cell('category', 'Grătar')).toHaveValue('Гриль');
    await expect
      .element(page.getByText(text('translations.meanwhile', { text: 'Мититеи' })))
      .toBeVisible();
    await expect.element(cell('dish', 'Mici')).toHaveValue('Мич');
    await expect.element(cell('dish', 'Mici')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(allSaved()).toBeVisible();
    await expect.element(cell('dish', 'Mici')).toHaveValue('Мич');
  });
});

describe('the languages', () => {
  it('are offered in one tap when there is only the one of the menu', async () => {
    server.open({ other_languages: [] });
    await expect
      .element(
        page.getByText(
          text('translations.no_language_hint', { language: text('translations.language_ro') }),
        ),
      )
      .toBeVisible();
    await button(text('translations.language_en')).click();
    await expect.element(cell('dish', 'Zeamă', 'en')).toBeVisible();
    expect(server.savedLanguages).toEqual([{ other_languages: ['en'] }]);
  });

  it('another language of the menu says what that means, and is none of the others then', async () => {
    server.open({ other_languages: ['ru'] });
    await button(text('translations.choose_languages')).click();
    const working = page.getByLabelText(text('translations.working_language'), { exact: true });
    await working.selectOptions('ru');
    await expect
      .element(working)
      .toHaveAccessibleDescription(text('translations.working_language_changes'));
    const dialog = page.getByRole('dialog');
    await expect
      .element(dialog.getByRole('checkbox', { name: text('translations.language_ru') }))
      .not.toBeInTheDocument();
    await dialog.getByRole('group').getByText(text('translations.language_en')).click();
    const words = {
      language: text('translations.language_ru'),
      count: missingTexts(server.entries, 'ru').length,
    };
    await expect
      .element(dialog.getByText(text('translations.missing', words), { exact: false }))
      .toBeVisible();
    await dialog.getByRole('button', { name: text('ui.save') }).click();
    const other_languages = ['ro', 'en'];
    await eventually(() => {
      expect(server.savedLanguages).toEqual([
        { working_language: 'ru', texts_stay: false, other_languages },
      ]);
    });
  });

  it('a menu that is written in another language than was said moves no text', async () => {
    server.open({ other_languages: [] });
    await button(text('translations.other_working_language')).click();
    const working = page.getByLabelText(text('translations.working_language'), { exact: true });
    await working.selectOptions('ru');
    const dialog = page.getByRole('dialog');
    await expect
      .element(
        dialog.getByRole('checkbox', { name: text('translations.texts_stay'), exact: false }),
      )
      .toBeChecked();
    await dialog.getByRole('button', { name: text('ui.save') }).click();
    await eventually(() => {
      expect(server.savedLanguages).toEqual([
        { working_language: 'ru', texts_stay: true, other_languages: [] },
      ]);
    });
  });
});

it('an empty menu leads to the editor, and a list that does not load is loaded again', async () => {
  server.entries = [];
  let isDown = true;
  server.open(
    {},
    { [READ]: () => (isDown ? refusal(500, 'something_went_wrong') : server.read()) },
  );
  await expect.element(page.getByText(text('errors.something_went_wrong'))).toBeVisible();
  isDown = false;
  await button(text('ui.retry')).click();
  await expect.element(page.getByText(text('translations.empty'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('menu.back_to_editor') }).last())
    .toHaveAttribute('href', '/admin/pub/7/edit_menu');
});
