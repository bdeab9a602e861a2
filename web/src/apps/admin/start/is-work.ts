/** Whether an address is a screen of a signed-in user. */
export const isWork = (pathname: string): boolean =>
  /^\/(?:admin\/(?:company|pub)|administration|courier(?!\/registration))(?:\/|$)/.test(pathname);
