import type { PageAssets } from '@comanda/contract/guest-page';

/** For tests: a page without built files. */
export const noAssets: PageAssets = {
  css: '',
  faceUrls: { latin: '', cyrillic: '' },
  scriptUrl: '',
  importUrls: [],
  printUrl: '',
};
