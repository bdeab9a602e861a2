/** The page of a pub's menu, and no page of an order: that one is only true while it is live. */
export function isMenuAddress(pathname: string): boolean {
  return /^\/pub\/[a-z0-9-]+\/?$/.test(pathname);
}

/** Under which address a menu is kept: one for each language, whatever table was scanned. */
export function keptAs(address: string, language: string | null): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}${language === null ? '' : `?lang=${language}`}`;
}

/** A file whose address says what is in it: a built one, a picture, the Wi-Fi code as it was named. */
export function isLastingFile({ pathname, search }: URL): boolean {
  return (
    pathname.startsWith('/pub/_/assets/') ||
    pathname.startsWith('/api-static/images/') ||
    (search !== '' && /^\/pub\/[a-z0-9-]+\/wifi\.svg$/.test(pathname))
  );
}
