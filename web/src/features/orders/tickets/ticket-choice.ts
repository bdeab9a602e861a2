import { ticketKinds, type TicketKind } from '@comanda/domain/printing';
import { paperWidths, type PaperWidth } from '@comanda/domain/tickets';

/** What a device prints of an order, and on which paper. */
export type TicketChoice = { readonly kind: TicketKind; readonly paper: PaperWidth };

export const FIRST_CHOICE: TicketChoice = { kind: 'kitchen', paper: 80 };

const STORAGE_KEY = 'comanda.ticket';

const nameOf = ({ kind, paper }: TicketChoice): string => `${kind} ${paper}`;

const choices: readonly TicketChoice[] = ticketKinds.flatMap((kind) =>
  paperWidths.map((paper) => ({ kind, paper })),
);

/** The choice that was last printed on this device; undefined before the first print. */
export function readTicketChoice(): TicketChoice | undefined {
  const stored = window.localStorage.getItem(STORAGE_KEY);
  return choices.find((choice) => nameOf(choice) === stored);
}

export function storeTicketChoice(choice: TicketChoice): void {
  window.localStorage.setItem(STORAGE_KEY, nameOf(choice));
}
