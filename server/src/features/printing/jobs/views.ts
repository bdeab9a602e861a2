import type { PrintedTicket } from '@comanda/contract/printing';
import { printStateOf, type PrintJob } from '@comanda/domain/printing';
import type { JobRow } from '../tables.ts';

export const printJobOf = (row: JobRow): PrintJob => ({
  state: row.state,
  leasedUntil: row.leased_until,
  tries: row.tries,
  isUnsure: row.is_unsure,
  printedAt: row.printed_at,
});

/** A ticket of an order; test pages have a view with their printer. */
export type TicketRow = JobRow & {
  readonly kind: PrintedTicket['kind'];
  readonly printer_name: string;
};

export function ticketView(row: TicketRow, now: Date): PrintedTicket {
  return {
    id: row.id,
    printer_id: row.printer_id,
    printer_name: row.printer_name,
    kind: row.kind,
    version: row.version,
    state: printStateOf(printJobOf(row), now),
    printed_at: row.printed_at?.toISOString() ?? null,
  };
}
