/** The page of a pub's menu, and no page of an order: that one is only correct while it is live. */
export function isMenuAddress(pathname: string): boolean {
  return /^\/pub\/[a-z0-9-]+\/?$/.test(pathname);
}

/** The cache key of a menu: one for each language, whichever table was scanned. Of all else, its address. */
export function cacheKeyOf(address: string, language: string | null): string {
  const { origin, pathname } = new URL(address);
  if (!isMenuAddress(pathname)) return address;
  return `${origin}${pathname}${language === null ? '' : `?lang=${language}`}`;
}

/** What the islands of a page read of a pub: its dishes and options, and the terms of its deliveries. */
export function isPubRead(pathname: string): boolean {
  return /^\/api\/client\/pub\/[a-z0-9-]+(\/shipping|\/preorder)?$/.test(pathname);
}

/** A file whose address changes with its content: a built one, a picture, the Wi-Fi code with its version. */
export function isImmutableFile({ pathname, search }: URL): boolean {
  return (
    pathname.startsWith('/pub/_/assets/') ||
    pathname.startsWith('/api-static/images/') ||
    (search !== '' && /^\/pub\/[a-z0-9-]+\/wifi\.svg$/.test(pathname))
  );
}
