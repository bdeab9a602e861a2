/** The address of all texts of a language. */
export const addressOfTexts = (language: string): string =>
  `/static/admin/locales/${language}/translation.json`;
