import { length, notEmpty, type Validator } from '../fields/validators.ts';
import { readPrinterAddress } from './printer-address.ts';

/** What a printer prints of an order. */
export const ticketKinds = ['kitchen', 'bill'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** More than any venue has, and few enough that the bridge asks all of them within seconds. */
export const MAX_PRINTERS_OF_PUB = 12;
const MAX_PRINTER_NAME_LENGTH = 40;
const MAX_BRIDGE_NAME_LENGTH = 60;

/** Where every installation serves the program of the bridge. */
export const BRIDGE_PATH = '/bridge.mjs';

/** How long the code that pairs a bridge is valid. */
export const PAIRING_CODE_MINUTES = 10;

/** A bridge that has not called for this long is shown as off, and what it said of its printers does not count. */
export const BRIDGE_SILENT_AFTER_MS = 60_000;

/** A printer that answers slowly with a long ticket needs less: after it, the bridge has ended in between. */
export const PRINT_LEASE_MS = 60_000;

/** How often one ticket is begun without a certain end before a person has to ask for it again. */
export const MAX_PRINT_TRIES = 3;

/**
 * What the bridge found when it asked a printer: `off` takes no connection, `mute` takes one and does not answer, `fault`
 * needs a person (the cutter, a lid that is stuck).
 */
export const printerStates = ['ok', 'paper_out', 'cover_open', 'fault', 'mute', 'off'] as const;
export type PrinterState = (typeof printerStates)[number];

const printerAddress: Validator = (value) =>
  readPrinterAddress(value) ? undefined : { code: 'invalid_value' };

export const printerFields = {
  name: [notEmpty, length(1, MAX_PRINTER_NAME_LENGTH)],
  address: [notEmpty, printerAddress],
} as const satisfies Record<string, readonly Validator[]>;

/** A bridge has the name of its computer. */
export const bridgeFields = {
  name: [notEmpty, length(1, MAX_BRIDGE_NAME_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;
