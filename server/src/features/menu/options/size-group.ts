import type { StoredTranslations } from '@comanda/contract/menu';
import { allTexts, languages, translate, type Language } from '@comanda/contract/texts';
import { MAX_OPTION_GROUPS_OF_PUB } from '@comanda/domain/options';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { sourceOf } from '../translations/stored-translations.ts';

const nameIn = (language: Language): string => translate(allTexts['menu.size'], language);

/** The name of a new size group in the languages besides that of the menu. */
function translationsBeside(working: Language): StoredTranslations {
  const source = sourceOf({ name: nameIn(working), text: '' });
  return Object.fromEntries(
    languages
      .filter((language) => language !== working)
      .map((language) => [language, { name: nameIn(language), text: '', source }]),
  );
}

/** The row of a new group of sizes that nobody has named: "Size", in the languages of the pub. */
export async function newSizeGroup(transaction: Connection, { pubId }: PubScope) {
  const { working_language: language } = await transaction
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select('working_language')
    .executeTakeFirstOrThrow();
  return {
    pub_id: pubId,
    name: nameIn(language),
    rule: 'replaces' as const,
    translations: JSON.stringify(translationsBeside(language)),
  };
}

/** Refuses one more group than a pub may have; the menu's lock keeps the count valid until the commit. */
export async function requireRoomForGroup(
  transaction: Connection,
  { pubId }: PubScope,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('option_group')
    .where('pub_id', '=', pubId)
    .select((group) => group.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_OPTION_GROUPS_OF_PUB) {
    throw new AppError('option_group_limit_exceeded', { limit: MAX_OPTION_GROUPS_OF_PUB });
  }
}
