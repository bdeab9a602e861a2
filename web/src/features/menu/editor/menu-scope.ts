/** Addresses inside the editor; each can be reloaded. */
export function editorPath(pubID: number): string {
  return `/admin/pub/${pubID}/edit_menu`;
}

export function importPath(pubID: number): string {
  return `${editorPath(pubID)}/import`;
}

export function menuPath(pubID: number, menuID: number): string {
  return `${editorPath(pubID)}/menu/${menuID}`;
}

export function categoryPath(pubID: number, menuID: number, categoryID: number): string {
  return `${menuPath(pubID, menuID)}/category/${categoryID}`;
}

/** Where many dishes are changed at once: the whole menu, or a part of it. */
export function bulkPath(pubID: number, menuID: number, categoryID?: number): string {
  const menu = `${editorPath(pubID)}/bulk/menu/${menuID}`;
  return categoryID === undefined ? menu : `${menu}/category/${categoryID}`;
}

/** Where many pictures are sent at once. */
export function picturesPath(pubID: number): string {
  return `${editorPath(pubID)}/pictures`;
}

export function optionsPath(pubID: number): string {
  return `${editorPath(pubID)}/options`;
}

/** Outside of the editor: a translator works there for hours, without the look of the guest's page. */
export function translationsPath(pubID: number): string {
  return `/admin/pub/${pubID}/translations`;
}

/** The pub of the menu: every call of the editor is addressed through it. */
export type PubRef = { readonly companyID: number; readonly pubID: number };
export type MenuRef = PubRef & { readonly menuID: number };
export type CategoryRef = MenuRef & { readonly categoryID: number };

/** Navigation state for a category that was just created: its first dish is next. */
export const addingDish = { addsDish: true } as const;

export const isAddingDish = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'addsDish' in state;
