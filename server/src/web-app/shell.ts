import type { Contacts } from '../contacts.ts';

/** What the screens are told by the page that carries them. */
export type ShellSettings = {
  readonly mapTilesUrl: string;
  readonly contacts: Contacts;
  /** Nothing when no mail server is set: a lost password is then asked for, and not mailed. */
  readonly mail: object | undefined;
};

function meta(name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta name="${name}" content="${escaped}">`;
}

/** The built page with the settings in its head, where the web reads them. */
export function shellWith(html: string, { mapTilesUrl, contacts, mail }: ShellSettings): string {
  const told = [
    meta('map-tiles-url', mapTilesUrl),
    meta('contact-emails', contacts.emails.join(',')),
    meta('contact-phone', contacts.phone),
    meta('password-mail', mail ? 'on' : 'off'),
  ].join('');
  // A function: `$` in an address means itself.
  return html.replace('<head>', () => `<head>${told}`);
}
