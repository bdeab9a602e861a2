import type { CategoryIds } from './builders.ts';

/** Where the siblings of one level of the menu are read and made. */
export const rowPaths = {
  menus: '/api/company/:companyID/pubs/:pubID/menus',
  categories: '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
  dishes: '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
} as const;

/** Where one of them is. */
export const siblingPaths = {
  menus: `${rowPaths.menus}/:menuID`,
  categories: `${rowPaths.categories}/:categoryID`,
  dishes: `${rowPaths.dishes}/:dishID`,
} as const;

export type RowName = keyof typeof rowPaths;

const idNames = { menus: 'menuID', categories: 'categoryID', dishes: 'dishID' } as const;

/** The ids in the address of one sibling. */
export function siblingIds(
  row: RowName,
  parents: CategoryIds,
  id: number,
): CategoryIds & { readonly dishID: number } {
  return { ...parents, dishID: 0, [idNames[row]]: id };
}
