import { mailTexts } from '@comanda/contract/accounts';
import { translate, type Language } from '@comanda/contract/texts';
import type { EmailRole } from '@comanda/domain/accounts';
import type { Letter } from '../../../plumbing/mail/mailer.ts';

export type ResetLink = {
  readonly role: EmailRole;
  readonly address: string;
};

type Wanted = {
  readonly language: Language;
  readonly links: readonly ResetLink[];
  readonly minutes: number;
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * The mail about a lost password: a link for each account of the e-mail, at most one per role. It contains no
 * text that a user has typed, so it cannot carry another person's message.
 */
export function resetLetter({ language, links, minutes }: Wanted): Omit<Letter, 'to'> {
  const phrase = (key: keyof typeof mailTexts) =>
    translate(mailTexts[key], language, { count: minutes });
  const before = [phrase('hello'), phrase('why')];
  const after = [phrase('once'), phrase('not_you')];
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    subject: phrase('subject'),
    text: [
      ...before,
      ...links.map(({ role, address }) => `${phrase(role)}:\n${address}`),
      ...after,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body>`,
      ...before.map(paragraph),
      ...links.map(
        ({ role, address }) =>
          `<p><a href="${escapeHtml(address)}">${escapeHtml(phrase(role))}</a></p>`,
      ),
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}
