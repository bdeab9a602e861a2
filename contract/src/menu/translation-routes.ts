import { Type } from 'typebox';
import { ok, type RouteTable } from '../routing/index.ts';
import { LanguageName, TranslatedEntry, Translations } from './translation-schemas.ts';

const PubTranslations = {
  working_language: LanguageName,
  other_languages: Type.Array(LanguageName),
  entries: Type.Array(TranslatedEntry),
};

export const translationRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/translations': {
    summary:
      'All texts of the pub that guests read, in the order of the menu, with their translations',
    access: 'pub',
    cost: 5,
    reply: ok(PubTranslations),
  },
  'PUT /api/company/:companyID/pubs/:pubID/translations': {
    summary:
      'Translates texts; all of them or, when one is refused, none. Answers with the entries that it names, as they are now',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    cost: 5,
    body: Translations,
    reply: ok(PubTranslations),
    errors: ['validation_error'],
  },
} as const satisfies RouteTable;
