import { email, phone } from '@comanda/domain/fields';
import { toE164 } from './plumbing/phones.ts';

/** The contacts that a company uses to ask about its tariff and to pay for its publication. */
export type Contacts = {
  readonly emails: readonly [string, string];
  /** E.164 where the number follows a plan. */
  readonly phone: string;
};

type Settings = {
  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined;
};

// The domain is reserved for examples, and no subscriber has a number of zeros.
const DEFAULT_EMAILS = 'contact@comanda.example, plati@comanda.example';
const DEFAULT_PHONE = '+37322000000';

function parts(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

function areTwoEmails(value: string): boolean {
  const emails = parts(value);
  return emails.length === 2 && emails.every((part) => email(part) === undefined);
}

/** The platform's contacts, from the configuration. */
export function readContacts(settings: Settings): Contacts {
  const rule = 'must be two e-mail addresses with a comma between them';
  const emails = settings.checked('CONTACT_EMAILS', areTwoEmails, rule) ?? DEFAULT_EMAILS;
  const [first = '', second = ''] = parts(emails);
  const number = settings.checked(
    'CONTACT_PHONE',
    (value) => phone(value) === undefined,
    'must be a phone number of 7 to 15 digits',
  );
  return { emails: [first, second], phone: toE164(number ?? DEFAULT_PHONE) };
}
