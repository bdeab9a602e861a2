export { foldText, holdsWords } from './fold-text.ts';
