export { isBlank } from './blank.ts';
export { cleanText, oneLine } from './clean-text.ts';
export { foldText } from './fold-text.ts';
export { searchFor, searchPatterns, searchText } from './search-text.ts';
