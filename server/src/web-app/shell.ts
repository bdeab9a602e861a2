import type { Contacts } from '../contacts.ts';

/** What the screens are told by the page that carries them. */
export type ShellSettings = {
  readonly mapTilesUrl: string;
  readonly contacts: Contacts;
};

function meta(name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta name="${name}" content="${escaped}">`;
}

/** The built page with the settings in its head, where the web reads them. */
export function shellWith(html: string, { mapTilesUrl, contacts }: ShellSettings): string {
  const told = [
    meta('map-tiles-url', mapTilesUrl),
    meta('contact-emails', contacts.emails.join(',')),
    meta('contact-phone', contacts.phone),
  ].join('');
  // A function: `$` in an address means itself.
  return html.replace('<head>', () => `<head>${told}`);
}
