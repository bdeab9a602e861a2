import type { PageAssets } from '@comanda/contract/guest-page';

/** For tests: a page without built files. */
export const noAssets: PageAssets = {
  css: '',
  faceUrls: { latin: 'data:text/css,', cyrillic: 'data:text/css,' },
  scriptUrl: '',
  importUrls: [],
  printUrl: '',
};
