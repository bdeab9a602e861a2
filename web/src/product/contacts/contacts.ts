import { pageSetting } from '../../lib/page/page-setting.ts';

export type Contacts = { readonly emails: readonly string[]; readonly phone: string };

/** The contacts for tariffs and payment, from the server's page. */
export function readContacts(): Contacts {
  const emails = pageSetting('contact-emails').split(',').filter(Boolean);
  return { emails, phone: pageSetting('contact-phone') };
}
