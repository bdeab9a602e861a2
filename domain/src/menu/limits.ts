// Far above the largest real menu: limits what one pub can make the server store, sort and send.

export const MAX_MENUS_OF_PUB = 50;
export const MAX_CATEGORIES_OF_MENU = 100;
export const MAX_DISHES_OF_CATEGORY = 300;
/** In all categories of all menus, hidden ones included. */
export const MAX_DISHES_OF_PUB = 3000;
