import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubSettingsForm } from './pub-settings-form.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const save = () => page.getByRole('button', { name: text('ui.save') });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the languages of the menu', () => {
  const saved = aPub({ working_language: 'ro', other_languages: ['ru'] });
  const english = () =>
    page
      .getByRole('group', { name: text('translations.other_languages') })
      .getByText(text('translations.language_en'));

  /** Saves what was changed before, and returns what was sent. */
  async function sentAfter(change: () => Promise<void>): Promise<unknown> {
    const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: { ...saved, ...body } }) });
    draw(<PubSettingsForm pub={saved} />);
    await change();
    await save().click();
    await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
    return api.made.at(-1)?.body;
  }

  it('are not sent when they are as before', async () => {
    const sent = await sentAfter(async () => {
      await english().click();
      await expect.element(save()).toBeEnabled();
      await english().click();
      await expect.element(save()).toBeDisabled();
      await field(text('pubs.address')).fill('str. Pușkin 12');
    });
    expect(sent).toEqual({ address: 'str. Pușkin 12' });
  });

  it('are sent in their order', async () => {
    expect(await sentAfter(() => english().click())).toEqual({ other_languages: ['ru', 'en'] });
  });

  it('that of the menu says what it changes, and is none of the others', async () => {
    const sent = await sentAfter(async () => {
      const working = field(text('translations.working_language'));
      await working.selectOptions('ru');
      await expect
        .element(working)
        .toHaveAccessibleDescription(text('translations.working_language_changes'));
    });
    expect(sent).toEqual({ working_language: 'ru', other_languages: [] });
  });
});
