/** Whose menu: every call of the editor is addressed through its pub. */
export type PubRef = { readonly companyID: number; readonly pubID: number };
export type MenuRef = PubRef & { readonly menuID: number };
export type CategoryRef = MenuRef & { readonly categoryID: number };
