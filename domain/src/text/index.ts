export { foldText, containsWords } from './fold-text.ts';
