export { listMenuProgress } from './menu-progress.ts';
export { registerMenu } from './routes.ts';
export { listStations } from './stations/queries.ts';
export { sellOut } from './sold-out.ts';
export { listFirstDishIds, listOrderableDishes, listVisibleMenu } from './visible-menu.ts';
