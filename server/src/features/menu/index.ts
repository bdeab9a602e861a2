export { lockMenu } from './levels/places.ts';
export { countWaitingImports } from './importing/import-menu.ts';
export { listMenuProgress } from './menu-progress.ts';
export { registerMenu } from './routes.ts';
export { listStations } from './stations/queries.ts';
export {
  changeLeftCounts,
  hasLeftCounts,
  leftCountParts,
  listLeftCounts,
} from './sold-out/left-count.ts';
export type { Hold, Portions } from './menu-deps.ts';
export { settleHolds } from './sold-out/holds.ts';
export { servingNow } from './serving/serving-now.ts';
export { sellOut } from './sold-out/set-sold-out.ts';
export { offeredAt, type OrderableGroup } from './options/orderable-groups.ts';
export { moveTexts } from './translations/move-texts.ts';
export { translatedText } from './translations/pick-translation.ts';
export { movedTexts } from './translations/stored-translations.ts';
export type { PubTexts } from './menu-deps.ts';
export { listFirstDishIds, listOrderableDishes, listVisibleMenu } from './visible-menu.ts';
