import type { PageOptions } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { renderPubPage } from '../page/pub-page.tsx';
import { aPubPageData, type PubPageChanges } from './a-pub-page-data.ts';
import { noAssets } from './no-assets.ts';

/** For tests: the page of a pub, as the server draws it. */
export function pubPageHtml(changes: PubPageChanges = {}, language: Language = 'ro'): string {
  const options: PageOptions = {
    language,
    now: new Date('2026-11-20T17:00:00Z'),
    publicUrl: 'http://comanda.test',
    mapTilesUrl: '',
    assets: noAssets,
  };
  return renderPubPage(aPubPageData(changes), options);
}

export type DrawnPage = {
  readonly search?: string;
  readonly data?: PubPageChanges;
  readonly pub?: PubPageChanges['pub'];
  readonly language?: Language;
};

/** For tests: puts the server's page into the document of the test. */
export function drawPubPage({ search = '', data, pub, language }: DrawnPage = {}): void {
  window.history.replaceState(null, '', `/pub/la-nuc/${search}`);
  const html = pubPageHtml({ ...data, pub: { ...data?.pub, ...pub } }, language);
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = drawn.documentElement.lang;
  document.body.replaceChildren(...drawn.body.childNodes);
}
