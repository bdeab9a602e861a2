import type { Category, Menu } from '@comanda/contract/menu';
import { aDish } from './a-dish.ts';

function aMenu(over: Partial<Menu> = {}): Menu {
  return { id: 1, name: 'Кухня', place: 1, visible: true, ...over };
}

function aCategory(over: Partial<Category> = {}): Category {
  return {
    id: 11,
    menu_id: 1,
    name: 'Супы',
    place: 1,
    visible: true,
    text_color: '#ffffff',
    image_file_name: '',
    image_color: '',
    category_types: ['soup'],
    ...over,
  };
}

export const kitchen = aMenu();
export const bar = aMenu({ id: 2, name: 'Бар', place: 2, visible: false });
export const wine = aMenu({ id: 3, name: 'Вино', place: 3 });

export const soups = aCategory();
export const grill = aCategory({ id: 12, name: 'Гриль', place: 2, visible: false });
export const salads = aCategory({ id: 13, name: 'Салаты', place: 3 });

const inSoups = { category_id: soups.id, ingredients: 'Курица, лапша' };
export const zeama = aDish({ ...inSoups, id: 21, name: 'Зама', price: 80, sale_price: 64.5 });
export const bors = aDish({ ...inSoups, id: 22, name: 'Борщ', place: 2, visible: false });

const PUB = '/api/company/:companyID/pubs/:pubID';
const MENUS = `${PUB}/menus` as const;
const MENU = `${MENUS}/:menuID` as const;
const CATEGORIES = `${MENU}/categories` as const;
const CATEGORY = `${CATEGORIES}/:categoryID` as const;
const DISHES = `${CATEGORY}/dishes` as const;
const DISH = `${DISHES}/:dishID` as const;

/** The calls of the editor, by their action. */
export const calls = {
  listMenus: `GET ${MENUS}`,
  createMenu: `POST ${MENUS}`,
  saveMenu: `PUT ${MENU}`,
  deleteMenu: `DELETE ${MENU}`,
  moveMenuLeft: `POST ${MENU}/move-left`,
  moveMenuRight: `POST ${MENU}/move-right`,
  dropMenu: `POST ${MENU}/move-to`,
  listCategories: `GET ${CATEGORIES}`,
  createCategory: `POST ${CATEGORIES}`,
  saveCategory: `PUT ${CATEGORY}`,
  deleteCategory: `DELETE ${CATEGORY}`,
  moveCategoryRight: `POST ${CATEGORY}/move-right`,
  dropCategory: `POST ${CATEGORY}/move-to`,
  listDishes: `GET ${DISHES}`,
  createDish: `POST ${DISHES}`,
  saveDish: `PUT ${DISH}`,
  deleteDish: `DELETE ${DISH}`,
  moveDishRight: `POST ${DISH}/move-right`,
  dropDish: `POST ${DISH}/move-to`,
  wholeMenu: `GET ${PUB}/whole-menu`,
  listGroups: `GET ${PUB}/option-groups`,
} as const;

/** The addresses of these calls for the company 3 and its pub 7. */
export const MENUS_PATH = '/api/company/3/pubs/7/menus';
