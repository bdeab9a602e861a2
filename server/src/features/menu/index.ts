export { listMenuBeginnings } from './menu-beginnings.ts';
export { registerMenu } from './routes.ts';
export { listOrderableDishes, listVisibleMenu } from './visible-menu.ts';
