import type { PrintedTicket, Bridge, Printer } from '@comanda/contract/printing';
import { printStateOf, type PrintJob, BRIDGE_SILENT_AFTER_MS } from '@comanda/domain/printing';
import type { JobRow, BridgeRow, PrinterRow } from './tables.ts';

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

/** Whether the bridge has called lately: what it said before that does not count. */
export function isBridgeOn(bridge: BridgeRow | undefined, now: Date): boolean {
  return (
    bridge !== undefined && now.getTime() - bridge.last_seen_at.getTime() < BRIDGE_SILENT_AFTER_MS
  );
}

export function bridgeView(bridge: BridgeRow, now: Date): Bridge {
  return {
    name: bridge.name,
    paired_at: bridge.paired_at.toISOString(),
    last_seen_at: bridge.last_seen_at.toISOString(),
    is_on: isBridgeOn(bridge, now),
  };
}

type Around = {
  readonly isBridgeOn: boolean;
  readonly test: JobRow | undefined;
  readonly now: Date;
};

export function printerView(row: PrinterRow, { isBridgeOn: isOn, test, now }: Around): Printer {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    paper: row.paper,
    prints: row.prints,
    station_id: row.station_id,
    language: row.language,
    prints_by_itself: row.prints_by_itself,
    state: isOn ? row.state : null,
    last_test: test
      ? {
          state: printStateOf(printJobOf(test), now),
          at: (test.printed_at ?? test.created_at).toISOString(),
        }
      : null,
  };
}
