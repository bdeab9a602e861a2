import type { Contacts } from '../contacts.ts';

/** The settings that the page passes to the screens. */
export type ShellSettings = {
  readonly mapTilesUrl: string;
  readonly contacts: Contacts;
  /** Undefined when no mail server is set: a user with a lost password then has to contact the platform. */
  readonly mail: object | undefined;
};

function meta(name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta name="${name}" content="${escaped}">`;
}

/** The scripts inside the page, which its policy has to name. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

/** The built page with the settings in its head, where the web reads them. */
export function shellWith(html: string, { mapTilesUrl, contacts, mail }: ShellSettings): string {
  const metaTags = [
    meta('map-tiles-url', mapTilesUrl),
    meta('contact-emails', contacts.emails.join(',')),
    meta('contact-phone', contacts.phone),
    meta('password-mail', mail ? 'on' : 'off'),
  ].join('');
  // A function: in a string, `$` would be special.
  return html.replace('<head>', () => `<head>${metaTags}`);
}
