import type { Language } from '@comanda/contract/texts';
import type { Letter } from './mailer.ts';

/** A paragraph, or a link with its address. */
type LetterPart = string | { readonly text: string; readonly address: string };

type SimpleLetter = {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.text)}</a></p>`;
}

/** A mail of paragraphs and links, as plain text and as HTML. */
export function simpleLetter({ language, subject, parts }: SimpleLetter): Omit<Letter, 'to'> {
  return {
    subject,
    text: parts
      .map((part) => (typeof part === 'string' ? part : `${part.text}:\n${part.address}`))
      .join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body>`,
      ...parts.map(htmlOf),
      '</body></html>',
    ].join('\n'),
  };
}
