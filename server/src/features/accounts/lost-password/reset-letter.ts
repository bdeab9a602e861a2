import { mailTexts } from '@comanda/contract/accounts';
import { translate, type Language } from '@comanda/contract/texts';
import type { EmailRole } from '@comanda/domain/accounts';
import type { Letter } from '../../../plumbing/mail/mailer.ts';
import { simpleLetter } from '../../../plumbing/mail/simple-letter.ts';

export type ResetLink = {
  readonly role: EmailRole;
  readonly address: string;
};

type Wanted = {
  readonly language: Language;
  readonly links: readonly ResetLink[];
  readonly minutes: number;
};

/**
 * The mail about a lost password: a link for each account of the e-mail, at most one per role. It contains no
 * text that a user has typed, so it cannot carry another person's message.
 */
export function resetLetter({ language, links, minutes }: Wanted): Omit<Letter, 'to'> {
  const phrase = (key: keyof typeof mailTexts) =>
    translate(mailTexts[key], language, { count: minutes });
  return simpleLetter({
    language,
    subject: phrase('subject'),
    parts: [
      phrase('hello'),
      phrase('why'),
      ...links.map(({ role, address }) => ({ text: phrase(role), address })),
      phrase('once'),
      phrase('not_you'),
    ],
  });
}
