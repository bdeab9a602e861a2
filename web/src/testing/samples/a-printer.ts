import type { Bridge, PrintedTicket, Printer } from '@comanda/contract/printing';

/** A printer of the kitchen that is well. */
export const aPrinter = (over: Partial<Printer> = {}): Printer => ({
  id: 4,
  name: 'Гриль',
  address: '192.168.1.50',
  paper: 80,
  prints: ['kitchen'],
  station_id: null,
  language: 'ru',
  prints_by_itself: true,
  state: 'ok',
  last_test: null,
  ...over,
});

/** A bridge that works. */
export const aBridge = (over: Partial<Bridge> = {}): Bridge => ({
  name: 'kassa-pc',
  paired_at: '2026-11-20T16:00:00Z',
  last_seen_at: '2026-11-20T17:00:00Z',
  is_on: true,
  ...over,
});

/** A ticket that was printed. */
export const aTicket = (over: Partial<PrintedTicket> = {}): PrintedTicket => ({
  id: 1,
  printer_id: 4,
  printer_name: 'Гриль',
  kind: 'kitchen',
  version: 1,
  state: 'printed',
  printed_at: '2026-11-20T16:42:00Z',
  ...over,
});
