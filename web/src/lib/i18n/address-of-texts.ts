/** All texts of a language; or those of the order desk, which the server finds in the desk's program. */
export type TextsPart = 'all' | 'desk';

export const addressOfTexts = (language: string, part: TextsPart): string =>
  `/static/admin/locales/${language}/${part === 'all' ? 'translation' : part}.json`;
