/** The page of a pub's menu, and no page of an order: that one is only correct while it is live. */
export function isMenuAddress(pathname: string): boolean {
  return /^\/pub\/[a-z0-9-]+\/?$/.test(pathname);
}

/** The cache key of a menu: one for each language, whichever table was scanned. */
export function cacheKeyOf(address: string, language: string | null): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}${language === null ? '' : `?lang=${language}`}`;
}

/** A file whose address changes with its content: a built one, a picture, the Wi-Fi code with its version. */
export function isImmutableFile({ pathname, search }: URL): boolean {
  return (
    pathname.startsWith('/pub/_/assets/') ||
    pathname.startsWith('/api-static/images/') ||
    (search !== '' && /^\/pub\/[a-z0-9-]+\/wifi\.svg$/.test(pathname))
  );
}
