export {
  categoryTypes,
  DEFAULT_CATEGORY_TYPE,
  DEFAULT_TEXT_COLOR,
  normaliseCategoryTypes,
  type CategoryType,
} from './category-types.ts';
export {
  changePrices,
  priceSteps,
  type PriceChange,
  type PriceProblem,
  type PriceStep,
} from './change-prices.ts';
export { matchPictures, MAX_PICTURES_AT_ONCE } from './match-pictures.ts';
export { moveBetweenLists, type ListMove } from './move-between-lists.ts';
export {
  isMissingIn,
  moveText,
  standsIn,
  type LanguageMove,
  type TextInLanguages,
} from './move-text.ts';
export { effectivePriceMinor, isSoldOut, isSoldOutForNow } from './dish-now.ts';
export {
  clampPlace,
  moveDirections,
  neighbourPlace,
  placeAfterMove,
  type MoveDirection,
} from './places.ts';
export {
  canonicalServingHours,
  findServingProblems,
  isServedAt,
  LATEST_SERVING_START,
  MAX_SERVING_SPANS,
  servedSpans,
  type ServingHours,
  type ServingProblem,
  type ServingSpan,
} from './serving-hours.ts';
export {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_INGREDIENTS_LENGTH,
  MAX_LEFT_COUNT,
  MAX_MENUS_OF_PUB,
  MAX_STATION_NAME_LENGTH,
  MAX_STATIONS_OF_PUB,
  menuFields,
  stationFields,
} from './limits.ts';
