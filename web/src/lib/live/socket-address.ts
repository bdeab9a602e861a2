/** The socket's address on the host of this page. */
export const socketAddress = (path: string, query: Readonly<Record<string, string>> = {}): string =>
  `${location.origin.replace('http', 'ws')}${path}?${new URLSearchParams(query)}`;
