import type { OrderDish } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { lineIn } from '@comanda/domain/options';
import { optionsText } from './options-text.ts';

type NamedLine = Pick<OrderDish, 'name' | 'names' | 'options'>;

/** In which languages a line is read; without one the names are those of the pub. */
type Reading = {
  readonly reads?: Language | undefined;
  /** The language of the other person: of the pub for its guest and its courier, of the guest for the pub. */
  readonly other?: Language | undefined;
};

const textOf = ({ name, options = [] }: NamedLine): string =>
  options.length > 0 ? `${name} (${optionsText(options)})` : name;

/**
 * A line as its reader reads it, and, where a name differs, as the other person reads it: two people who speak
 * about one dish in two languages need both.
 */
export function readLine<Line extends NamedLine>(
  line: Line,
  { reads, other }: Reading,
): { readonly line: Line; readonly other: string | undefined } {
  const own = lineIn(line, reads);
  const theirs = textOf(lineIn(line, other));
  return { line: own, other: theirs === textOf(own) ? undefined : theirs };
}
