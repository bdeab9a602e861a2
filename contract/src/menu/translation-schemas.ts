import { MAX_FIELD_LENGTH } from '@comanda/domain/fields';
import { MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { Type, type Static, type TOptional, type TSchema } from 'typebox';
import { Id } from '../routing/index.ts';
import { languages, type Language } from '../languages/languages.ts';

export const LanguageName = Type.Enum([...languages]);

/** The texts of a public menu: translated as far as the pub offers this language and has translated them. */
export const MenuLanguage = Type.Object({
  language: Type.Optional(
    Type.Enum([...languages], { description: 'Without it the working language of the pub' }),
  ),
});

/** What has texts of a pub that guests read; of a pub itself only its text. */
export const translatedKinds = [
  'pub',
  'menu',
  'category',
  'dish',
  'option_group',
  'option_choice',
] as const;
export type TranslatedKind = (typeof translatedKinds)[number];
export const TranslatedKindName = Type.Enum([...translatedKinds]);

/** An object with at most one value for each language. */
export function byLanguage<Value extends TSchema>(value: Value, description?: string) {
  return Type.Object(
    Object.fromEntries(languages.map((one) => [one, Type.Optional(value)])) as Record<
      Language,
      TOptional<Value>
    >,
    description === undefined ? {} : { description },
  );
}

const Source = Type.String({
  maxLength: 64,
  description: 'Stands for the two texts in the working language',
});

/** The texts of one entry in the working language, and their translations. */
export const TranslatedEntry = Type.Object({
  kind: TranslatedKindName,
  id: Id,
  parent_id: Type.Optional(
    Type.Integer({
      ...Id,
      description: 'The menu of a category, the category of a dish, the group of a choice',
    }),
  ),
  name: Type.String({ description: 'Empty for the pub, whose name is the same everywhere' }),
  text: Type.String({
    description: 'The ingredients of a dish, the text of the pub; empty for all others',
  }),
  source: Source,
  translations: byLanguage(
    Type.Object({
      name: Type.String({ description: 'Empty while the name is not translated' }),
      text: Type.String(),
      is_outdated: Type.Boolean({
        description: 'The texts in the working language have changed since',
      }),
    }),
  ),
});
export type TranslatedEntry = Static<typeof TranslatedEntry>;

/** The most entries that one call changes. */
export const MAX_TRANSLATIONS_OF_CALL = 1_000;

const Translation = Type.Object({
  kind: TranslatedKindName,
  id: Id,
  language: LanguageName,
  name: Type.Optional(
    Type.String({ maxLength: MAX_FIELD_LENGTH, description: 'Empty deletes it' }),
  ),
  text: Type.Optional(
    Type.String({
      maxLength: Math.max(MAX_INGREDIENTS_LENGTH, MAX_PUB_INFO_LENGTH),
      description: 'Empty deletes it',
    }),
  ),
  source: Type.Optional(
    Type.String({
      ...Source,
      description:
        'The `source` of the entry that was translated: when it is another one by now, the translation is outdated. Without it the present one',
    }),
  ),
});

/** A text that is left out keeps its translation. */
export const Translations = Type.Object({
  items: Type.Array(Translation, { minItems: 1, maxItems: MAX_TRANSLATIONS_OF_CALL }),
});

/** A name in several languages. */
export type NamesByLanguage = { readonly [language in Language]?: string };

/** The texts of an entry; what has only one of them has an empty other one. */
export type TwoTexts = { readonly name: string; readonly text: string };

/** A translation as the database has it: an empty text is not translated, `source` stands for those that were. */
export type StoredTranslation = TwoTexts & { readonly source: string };
export type StoredTranslations = { readonly [language in Language]?: StoredTranslation };
