/** A whole response of the server. */
export type Answer = { readonly status: number; readonly text: string };
