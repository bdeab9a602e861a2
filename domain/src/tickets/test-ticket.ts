import { ticketPen, type Lines, type PaperWidth } from './ticket-lines.ts';

/** Those that printers get wrong most often. */
const LETTERS = 'Ș ș Ț ț Ă ă Â â Î î · Ё ё Ы ы Щ щ Ъ ъ';

type Options = {
  readonly paper: PaperWidth;
  readonly title: string;
  /** Of the pub and of the printer. */
  readonly names: readonly string[];
  readonly moment: string;
  /** Above the letters: what to look at. */
  readonly hint: string;
};

/** Shows that a printer prints, the whole width of its paper, and the letters of both languages. */
export function testTicket({ paper, title, names, moment, hint }: Options): Lines {
  const { left, centred, rule } = ticketPen(paper);
  return [
    ...centred(title, 'double'),
    rule,
    ...names.flatMap((name) => left(name, 'bold')),
    ...left(moment),
    rule,
    ...left(hint),
    ...left(LETTERS, 'double'),
    rule,
  ];
}
