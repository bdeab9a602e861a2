/** The page of a pub's menu, and no page of an order: that one is only true while it is live. */
export function isMenuAddress(pathname: string): boolean {
  return /^\/pub\/[a-z0-9-]+\/?$/.test(pathname);
}

/** Under which address a menu is kept: one for each language, whatever table was scanned. */
export function keptAs(address: string, language: string | null): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}${language === null ? '' : `?lang=${language}`}`;
}
