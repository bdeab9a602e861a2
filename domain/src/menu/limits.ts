import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { length, notEmpty, type Validator } from '../fields/validators.ts';

// Far above the largest real menu: limits what one pub can make the server store, sort and send.

export const MAX_MENUS_OF_PUB = 50;
export const MAX_CATEGORIES_OF_MENU = 100;
export const MAX_DISHES_OF_CATEGORY = 300;
/** In all categories of all menus, hidden ones included. */
export const MAX_DISHES_OF_PUB = 3000;

/** Screens in one kitchen. */
export const MAX_STATIONS_OF_PUB = 20;
export const MAX_STATION_NAME_LENGTH = 60;

/** Portions of a dish that are counted; more need no count. */
export const MAX_LEFT_COUNT = 9999;

/** The most characters of a dish's ingredients: a page of text. */
export const MAX_INGREDIENTS_LENGTH = 4000;

// An empty name would be invisible on the guest's page.
const name: readonly Validator[] = [notEmpty, length(1, MAX_LINE_LENGTH)];

export const menuFields = { menu: name, category: name, dish: name } as const;

export const stationFields = {
  name: [notEmpty, length(1, MAX_STATION_NAME_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;
