export { cleanText } from './clean-text.ts';
export { foldText, containsWords } from './fold-text.ts';
