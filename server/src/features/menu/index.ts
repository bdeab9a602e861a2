export { listMenuProgress } from './menu-progress.ts';
export { registerMenu } from './routes.ts';
export { listStations } from './stations/queries.ts';
export { changeLeftCounts, leftCountParts, listLeftCounts, type Portions } from './left-count.ts';
export { sellOut } from './sold-out.ts';
export { offeredAt, type OrderableGroup } from './options/orderable-groups.ts';
export { listFirstDishIds, listOrderableDishes, listVisibleMenu } from './visible-menu.ts';
