export type Contacts = { readonly emails: readonly string[]; readonly phone: string };

function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Whom to ask about tariffs and payment, as the server's page tells it. */
export function readContacts(): Contacts {
  const emails = told('contact-emails').split(',').filter(Boolean);
  return { emails, phone: told('contact-phone') };
}
