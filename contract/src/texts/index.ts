export {
  languages,
  factsOf,
  isLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  type Text,
  type Texts,
  type PluralText,
} from './text.ts';
export { formatAmount, formatDateTime, formatTime, numberFormat } from './format.ts';
export { joinTexts } from './isolate.ts';
export { preferredLanguage } from './preferred-language.ts';
export { insertValues, textsIn, translate, type TextForms } from './translate.ts';
export { allTexts, type TextKey } from './all-texts.ts';
export { startTexts } from './start-texts.ts';
