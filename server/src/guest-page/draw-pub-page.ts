import type { PageAssets, PageOptions } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import type { Deps } from '../deps.ts';
import { findPub, findPublicPub } from '../features/pubs/index.ts';
import { findPublicShipping } from '../features/shipping/index.ts';
import { guestWeb } from './guest-web.ts';
import type { DrawnPage } from './page-cache.ts';

/** The page shows the hours of today and tomorrow, so it changes with the clock. */
const REDRAWN_AFTER_MS = 60_000;

export function pageOptions(deps: Deps, language: Language, assets: PageAssets): PageOptions {
  const { publicUrl, mapTilesUrl } = deps.settings;
  return { language, now: deps.clock.now(), publicUrl, mapTilesUrl, assets };
}

/** The moment until which the page is valid without a change: the next opening, closing or end. */
function goodUntil(now: Date, ...ends: (Date | undefined)[]): number {
  const later = ends.flatMap((end) => (end && end > now ? [end.getTime()] : []));
  return Math.min(now.getTime() + REDRAWN_AFTER_MS, ...later);
}

/** A pub's menu, or the notice that its publication has ended; undefined for a pub that does not exist. */
export async function drawPubPage(
  deps: Deps,
  urlName: string,
  language: Language,
): Promise<DrawnPage | undefined> {
  const now = deps.clock.now();
  const answer = await findPublicPub(deps, urlName);
  if (!answer) return undefined;
  const { pub } = answer;
  const row = await findPub(deps.db, pub.id);
  const shipping = await findPublicShipping(deps.db, pub, now);
  const { renderer, pubAssets, noticeAssets } = await guestWeb();
  const html =
    pub.expired || !shipping
      ? renderer.renderExpiredPage(pub, pageOptions(deps, language, noticeAssets))
      : renderer.renderPubPage({ ...answer, shipping }, pageOptions(deps, language, pubAssets));
  const next = answer.next_change === null ? undefined : new Date(answer.next_change);
  return { pubId: pub.id, html, goodUntil: goodUntil(now, next, row?.expiration_time) };
}
