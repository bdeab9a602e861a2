import { isExpired } from '@comanda/domain/pubs';
import { wifiJoinText } from '@comanda/domain/settings';
import type { Deps } from '../../deps.ts';
import { drawSvg } from './qr-codes.ts';
import { findPubByUrlName } from './queries.ts';

/** A code that joins a pub's Wi-Fi; the same text always gives the same picture. */
export type WifiCode = { readonly text: string; draw(): Promise<string> };

/** The Wi-Fi code of a pub with a network name; undefined after its publication has ended. */
export async function findWifiCode(deps: Deps, urlName: string): Promise<WifiCode | undefined> {
  const pub = await findPubByUrlName(deps.db, urlName);
  if (!pub || pub.wifi_network === '') return undefined;
  if (isExpired(pub.expiration_time, deps.clock.now())) return undefined;
  const text = wifiJoinText({ network: pub.wifi_network, password: pub.wifi_password });
  return { text, draw: () => drawSvg(text) };
}
