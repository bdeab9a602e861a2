export {
  languages,
  preferredLanguage,
  factsOf,
  isLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  type Text,
  type Texts,
  type PluralText,
} from '../languages/languages.ts';
export {
  formatAmount,
  formatDateTime,
  formatDayTime,
  formatTime,
  numberFormat,
} from '../languages/format.ts';
export { formatSlot } from '../languages/format-slot.ts';
export {
  joinTexts,
  insertValues,
  textsIn,
  translate,
  type TextForms,
} from '../languages/translate.ts';
export { allTexts, type TextKey } from './all-texts.ts';
export { startTexts } from './start-texts.ts';
