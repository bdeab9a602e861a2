import { tariffs } from '@comanda/domain/accounts';
import type { Contacts } from '../contacts.ts';
import type { Operator } from '../settings/privacy.ts';
import type { TariffPrices } from '../settings/tariff-prices.ts';

/** Where the demo's menu and desk are, and who signs in at the desk. */
export type DemoDoors = { readonly menu: string; readonly desk: string; readonly email: string };

/** The settings that the page passes to the screens. */
export type ShellSettings = {
  readonly mapTilesUrl: string;
  readonly contacts: Contacts;
  /** Undefined when no mail server is set: a user with a lost password then has to contact the platform. */
  readonly mail: object | undefined;
  readonly tariffPrices?: TariffPrices;
  readonly operator?: Operator;
  /** Undefined where no demo runs. */
  readonly demo?: DemoDoors | undefined;
};

function meta(name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta name="${name}" content="${escaped}">`;
}

/** What only the start page and the sign-in of the demo show; a page has no tag for what is not set. */
function startPageTags({ tariffPrices = {}, operator = {}, demo }: ShellSettings): string {
  const prices = tariffs.map((tariff) => tariffPrices[tariff] ?? '');
  const values = {
    'tariff-prices': prices.some((price) => price !== '') ? prices.join(',') : undefined,
    'operator-name': operator.name,
    'operator-address': operator.address,
    'demo-menu': demo?.menu,
    'demo-desk': demo?.desk,
    'demo-email': demo?.email,
  };
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : meta(name, value)))
    .join('');
}

/** The scripts inside the page, which its policy has to name. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

/** The built page with the settings in its head, where the web reads them. */
export function shellWith(html: string, settings: ShellSettings): string {
  const { mapTilesUrl, contacts, mail } = settings;
  const metaTags = [
    meta('map-tiles-url', mapTilesUrl),
    meta('contact-emails', contacts.emails.join(',')),
    meta('contact-phone', contacts.phone),
    meta('password-mail', mail ? 'on' : 'off'),
    startPageTags(settings),
  ].join('');
  // A function: in a string, `$` would be special.
  return html.replace('<head>', () => `<head>${metaTags}`);
}
