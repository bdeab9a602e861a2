import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translatedMenu } from '../../../testing/samples/translated-entries.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { button } from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  allSaved,
  cell,
  filter,
  paste,
  pubText,
  TranslationsServer,
  WRITE,
} from '../../../testing/setup/translations-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

/** Choices that are named as dishes and a category. */
const halves = [
  ['Zeamă', 61],
  ['Supe', 62],
  ['Borș roșu', 63],
].map(([name, id]) => ({
  kind: 'option_choice' as const,
  id: Number(id),
  parent_id: 41,
  name: String(name),
  text: '',
  source: `source of ${id}`,
  translations: {},
}));

let server = new TranslationsServer();

beforeEach(() => {
  server = new TranslationsServer();
});

describe('the table', () => {
  it('shows the texts in the order of the menu, each beside its translation in its language', async () => {
    server.open();
    await expect.element(cell('dish', 'Zeamă')).toHaveValue('Зама');
    await expect.element(pubText()).toBeVisible();
    const fields = [...document.querySelectorAll('textarea')];
    expect(fields.map(({ value }) => value)).toEqual([
      '',
      'Супы',
      'Зама',
      '',
      'Борщ',
      '',
      '',
      '',
      '',
      '',
    ]);
    await expect.element(cell('ingredients', 'Zeamă')).toHaveAttribute('lang', 'ru');
    await expect
      .element(page.getByText('Găină, tăiței', { exact: false }))
      .toHaveAttribute('lang', 'ro');
    await expect
      .element(page.getByText(text('translations.progress', { done: 3, total: 10 })))
      .toBeVisible();
  });

  it('is worked by keys: the next, the previous, as it was, the next missing', async () => {
    server.open();
    await cell('category', 'Supe').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('dish', 'Zeamă')).toHaveFocus();
    await userEvent.keyboard('{Enter}Курица{Shift>}{Enter}{/Shift}');
    await expect.element(cell('dish', 'Zeamă')).toHaveFocus();
    await userEvent.keyboard('!{Escape}');
    await expect.element(cell('dish', 'Zeamă')).toHaveValue('Зама');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell('category', 'Supe')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(cell('dish', 'Borș roșu')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(cell('category', 'Grătar')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(cell('dish', 'Mici')).toHaveFocus();
    await expect.element(allSaved()).toBeVisible();
    expect(server.items()).toEqual([
      { kind: 'dish', id: 21, language: 'ru', source: 'source of dish 21', text: 'Курица' },
    ]);
  });

  it('goes from the last field to the first that is missing, and a button does so too', async () => {
    server.open();
    await pubText().click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(cell('menu', 'Bucătărie')).toHaveFocus();
    await userEvent.keyboard('Кухня');
    await button(text('translations.next_missing')).click();
    await expect.element(cell('ingredients', 'Zeamă')).toHaveFocus();
    await expect.element(allSaved()).toBeVisible();
  });

  it('has line breaks with Alt+Enter, and the last field is saved by Enter', async () => {
    server.open();
    await pubText().click();
    await userEvent.keyboard('Музыка{Alt>}{Enter}{/Alt}по пятницам{Enter}');
    await expect.element(allSaved()).toBeVisible();
    expect(server.items()).toMatchObject([{ kind: 'pub', id: 7, text: 'Музыка\nпо пятницам' }]);
  });

  it('draws only the entry that is typed in', async () => {
    server.open();
    await cell('dish', 'Mici').click();
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => {
      changed.push(...records.map(({ target }) => target));
    });
    const table = page.getByRole('region', { name: text('translations.language_ru') }).element();
    observer.observe(table, { subtree: true, childList: true, attributes: true });
    await userEvent.keyboard('Мич');
    await expect.element(cell('dish', 'Mici')).toHaveValue('Мич');
    observer.disconnect();
    await userEvent.keyboard('{Enter}');
    await expect.element(allSaved()).toBeVisible();
    const entry = cell('dish', 'Mici').element().closest('li');
    expect(changed.filter((node) => entry?.contains(node) !== true)).toEqual([]);
  });
});

describe('what is shown', () => {
  it('is all, what is missing or what is outdated; what is translated now stays until another choice', async () => {
    server.open();
    await filter('missing').click();
    await expect.element(cell('dish', 'Borș roșu')).not.toBeInTheDocument();
    await cell('dish', 'Mici').fill('Мич');
    await userEvent.keyboard('{Enter}');
    await expect.element(allSaved()).toBeVisible();
    await expect.element(filter('missing', '6')).toBeVisible();
    await expect.element(cell('dish', 'Mici')).toBeVisible();
    await filter('missing').click();
    await expect.element(cell('dish', 'Mici')).not.toBeInTheDocument();
    await filter('outdated').click();
    await expect.element(cell('dish', 'Borș roșu')).toBeVisible();
    await expect.element(cell('category', 'Supe')).not.toBeInTheDocument();
  });

  it('is found by letters of both languages', async () => {
    server.open();
    await page.getByLabelText(text('translations.find')).fill('борщ');
    await expect.element(cell('dish', 'Mici')).not.toBeInTheDocument();
    await expect.element(cell('dish', 'Borș roșu')).toBeVisible();
    await page.getByLabelText(text('translations.find')).fill('пицца');
    await expect.element(page.getByText(text('translations.nothing_found'))).toBeVisible();
  });

  it('is another language with a tab, each with what is missing in it', async () => {
    server.open({ other_languages: ['ru', 'en'] });
    await expect.element(cell('dish', 'Zeamă')).toHaveValue('Зама');
    await page
      .getByRole('button', { name: new RegExp(`^${text('translations.language_en')}.*10`) })
      .click();
    await expect.element(cell('dish', 'Zeamă', 'en')).toHaveValue('');
    await cell('dish', 'Zeamă', 'en').fill('Chicken soup');
    await userEvent.keyboard('{Enter}');
    await expect.element(allSaved()).toBeVisible();
    expect(server.items()).toMatchObject([{ id: 21, language: 'en', name: 'Chicken soup' }]);
  });

  it('an outdated translation says why, and one tap confirms it', async () => {
    const saving = Promise.withResolvers<void>();
    let asked = 0;
    server.open(
      {},
      {
        [WRITE]: async (seen) => {
          asked += 1;
          await saving.promise;
          return server.write(seen);
        },
      },
    );
    await expect.element(page.getByText(text('translations.outdated'))).toBeVisible();
    const confirm = button(text('translations.still_right_named', { text: 'Borș roșu' }));
    await confirm.click();
    await expect.poll(() => asked).toBe(1);
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    saving.resolve();
    await expect.element(page.getByText(text('translations.outdated'))).not.toBeInTheDocument();
    expect(server.items()).toEqual([
      { kind: 'dish', id: 22, language: 'ru', source: 'source of dish 22', name: 'Борщ' },
    ]);
    await expect.element(filter('outdated', '0')).toBeVisible();
  });

  it('says that everything is translated', async () => {
    server.entries = translatedMenu.slice(0, 2);
    server.open();
    await cell('menu', 'Bucătărie').fill('Кухня');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(text('translations.all_done'))).toBeVisible();
    await filter('missing').click();
    await expect.element(page.getByText(text('translations.all_done')).first()).toBeVisible();
    await expect.element(cell('menu', 'Bucătărie')).not.toBeInTheDocument();
  });
});

describe('a pasted column', () => {
  it('fills the fields below, leaves those of empty lines, and is undone in one tap', async () => {
    server.open();
    await paste(cell('category', 'Supe'), 'Первые\nЗама с курицей\n\nКрасный борщ\r\n');
    await expect.element(cell('dish', 'Borș roșu')).toHaveValue('Красный борщ');
    await expect.element(cell('ingredients', 'Zeamă')).toHaveValue('');
    await expect.element(page.getByText(text('translations.pasted', { count: 3 }))).toBeVisible();
    await expect.element(allSaved()).toBeVisible();
    await button(text('translations.undo_filling')).click();
    await expect.element(cell('category', 'Supe')).toHaveValue('Супы');
    await expect.element(cell('dish', 'Borș roșu')).toHaveValue('Борщ');
    await eventually(() => {
      expect(server.items().map(({ id, name }) => [id, name])).toEqual([
        [11, 'Первые'],
        [21, 'Зама с курицей'],
        [22, 'Красный борщ'],
        [11, 'Супы'],
        [21, 'Зама'],
        [22, 'Борщ'],
      ]);
    });
  });

  it('says how many lines had no place', async () => {
    server.open();
    await paste(cell('option_choice', 'Mare'), 'Большая\nМаленькая\nСредняя');
    const note = `${text('translations.pasted', { count: 1 })} ${text('translations.pasted_left', { count: 2 })}`;
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(pubText()).toHaveValue('');
    await expect.element(allSaved()).toBeVisible();
  });

  it('is the text of the pub as a whole, with its lines', async () => {
    server.open();
    await expect.element(pubText()).toBeVisible();
    expect(await paste(pubText(), 'Музыка\nпо пятницам')).toBe(false);
    expect(await paste(cell('dish', 'Mici'), 'Мич')).toBe(false);
  });
});

describe('texts that are translated elsewhere', () => {
  it('fill the equal ones in one tap, which is undone in one tap; those that are found, if there is a search', async () => {
    server.entries = [...translatedMenu, ...halves];
    server.open();
    await button(text('translations.fill_equal', { count: 2 })).click();
    await expect.element(cell('option_choice', 'Zeamă')).toHaveValue('Зама');
    await expect.element(cell('option_choice', 'Supe')).toHaveValue('Супы');
    await expect.element(cell('option_choice', 'Borș roșu')).toHaveValue('');
    await expect
      .element(page.getByText(text('translations.filled_equal', { count: 2 })))
      .toBeVisible();
    await expect.element(allSaved()).toBeVisible();
    await expect
      .element(button(text('translations.fill_equal', { count: 2 })))
      .not.toBeInTheDocument();
    await button(text('translations.undo_filling')).click();
    await expect.element(cell('option_choice', 'Zeamă')).toHaveValue('');
    await eventually(() => {
      expect(server.items().map(({ id, name }) => [id, name])).toEqual([
        [61, 'Зама'],
        [62, 'Супы'],
        [61, ''],
        [62, ''],
      ]);
    });
    await page.getByLabelText(text('translations.find')).fill('supe');
    await button(text('translations.fill_equal', { count: 1 })).click();
    await expect.element(cell('option_choice', 'Supe')).toHaveValue('Супы');
  });

  it('leave what is typed and not saved yet', async () => {
    server.entries = [...translatedMenu, ...halves];
    server.open();
    await cell('option_choice', 'Zeamă').fill('Замочка');
    await button(text('translations.fill_equal', { count: 2 })).click();
    await expect.element(cell('option_choice', 'Supe')).toHaveValue('Супы');
    await expect.element(cell('option_choice', 'Zeamă')).toHaveValue('Замочка');
    await expect.element(allSaved()).toBeVisible();
  });
});
