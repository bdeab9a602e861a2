const browserFetch = window.fetch.bind(window);

// Between two fake servers nothing answers: the server of the test run would answer any call with a page.
window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.startsWith('/api/')) throw new TypeError(`no server for ${pathname}`);
  return browserFetch(input, init);
};
