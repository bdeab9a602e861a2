export { isBlank } from './blank.ts';
export { cleanText, oneLine } from './clean-text.ts';
export { foldText } from './fold-text.ts';
export { readReason } from './reason.ts';
export { searchFor, searchPatterns, searchText } from './search-text.ts';
