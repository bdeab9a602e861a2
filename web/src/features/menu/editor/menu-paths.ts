/** Addresses inside the editor; each can be reloaded. */
export function editorPath(pubID: number): string {
  return `/admin/pub/${pubID}/edit_menu`;
}

export function menuPath(pubID: number, menuID: number): string {
  return `${editorPath(pubID)}/menu/${menuID}`;
}

export function categoryPath(pubID: number, menuID: number, categoryID: number): string {
  return `${menuPath(pubID, menuID)}/category/${categoryID}`;
}
