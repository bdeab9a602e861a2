export { registerMenu } from './routes.ts';
export { listOrderableDishes, listVisibleMenu, type OrderableDish } from './visible-menu.ts';
