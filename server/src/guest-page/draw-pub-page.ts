import type { PageAssets, PageOptions, PubPageData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import type { Deps } from '../deps.ts';
import { hasChats } from '../features/alerts/index.ts';
import { findPublicPub } from '../features/pubs/index.ts';
import type { DrawnDocument } from '../plumbing/http/documents/document-cache.ts';
import { goodUntil } from '../plumbing/http/documents/freshness.ts';
import { guestWeb } from './guest-web.ts';
import { pagePolicy } from './page-policy.ts';

export function pageOptions(deps: Deps, language: Language, assets: PageAssets): PageOptions {
  const { publicUrl, mapTilesUrl } = deps.settings;
  return { language, now: deps.clock.now(), publicUrl, mapTilesUrl, assets };
}

async function contactsOf(
  { db, telegram, settings }: Deps,
  pubId: number,
): Promise<PubPageData['contacts']> {
  const areInTelegram = telegram !== undefined && (await hasChats(db, { pubId }));
  return { days: settings.contactDays.stored, areInTelegram };
}

/** A pub's menu, or the notice that its publication has ended; undefined for a pub that does not exist. */
export async function drawPubPage(
  deps: Deps,
  urlName: string,
  language: Language,
): Promise<DrawnDocument | undefined> {
  const now = deps.clock.now();
  const found = await findPublicPub(deps, urlName, language);
  if (!found) return undefined;
  const { answer, shipping, changesAt } = found;
  const { pub } = answer;
  const { renderer, pubAssets, noticeAssets } = await guestWeb();
  const text =
    pub.expired || !shipping
      ? renderer.renderExpiredPage(pub, pageOptions(deps, language, noticeAssets))
      : renderer.renderPubPage(
          { ...answer, shipping, contacts: await contactsOf(deps, pub.id) },
          pageOptions(deps, language, pubAssets),
        );
  const policy = pagePolicy(deps, text, { isFramed: !pub.expired });
  return { pubId: pub.id, text, policy, goodUntil: goodUntil(now, changesAt) };
}
