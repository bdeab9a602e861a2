export {
  categoryTypes,
  DEFAULT_CATEGORY_TYPE,
  DEFAULT_TEXT_COLOR,
  settleCategoryTypes,
  type CategoryType,
} from './category-types.ts';
export { effectivePriceMinor } from './effective-price.ts';
export { foldText, holdsWords } from './fold-text.ts';
export {
  clampPlace,
  moveDirections,
  neighbourPlace,
  placeAfterMove,
  type MoveDirection,
} from './places.ts';
export { menuFields } from './menu-fields.ts';
