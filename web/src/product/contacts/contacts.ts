export type Contacts = { readonly emails: readonly string[]; readonly phone: string };

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The contacts for tariffs and payment, from the server's page. */
export function readContacts(): Contacts {
  const emails = metaContent('contact-emails').split(',').filter(Boolean);
  return { emails, phone: metaContent('contact-phone') };
}
