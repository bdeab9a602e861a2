import { length, notEmpty, type Validator } from '../fields/validators.ts';

/** The port on which printers take bytes, unless another is set. */
const PRINTER_PORT = 9100;
const MAX_PORT = 65_535;
const MAX_HOST_LENGTH = 100;

export type PrinterAddress = { readonly host: string; readonly port: number };

/** A name or an IPv4 address, and a port behind a colon. */
const ADDRESS = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/i;
const ONLY_NUMBERS = /^[\d.]+$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/**
 * Where a bridge dials a printer, in the pub's own network: `192.168.1.50`, `printer-bar.local:9101`. Undefined for
 * everything else.
 */
export function readPrinterAddress(text: string): PrinterAddress | undefined {
  const [, host = '', port = String(PRINTER_PORT)] = ADDRESS.exec(text.trim()) ?? [];
  const isHost = host !== '' && host.length <= MAX_HOST_LENGTH && !host.includes('..');
  if (!isHost || (ONLY_NUMBERS.test(host) && !IPV4.test(host))) return undefined;
  const number = Number(port);
  return number >= 1 && number <= MAX_PORT ? { host, port: number } : undefined;
}

/** What a printer prints of an order. */
export const ticketKinds = ['kitchen', 'bill'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** The kinds of tickets that a printer prints for an order. `canceled` cannot be chosen: the server adds it after a kitchen ticket. */
export const printedKinds = [...ticketKinds, 'canceled'] as const;
export type PrintedKind = (typeof printedKinds)[number];

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

/** How long a bridge has a ticket. Even a slow printer prints a long one in less, so that later the bridge must have ended. */
export const PRINT_LEASE_MS = 60_000;

/** Longer than the desk offers to undo a status: an order that is taken back at once is not canceled on paper. */
export const CANCELED_AFTER_MS = 8000;

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

/** The name of a bridge is the name of its computer. */
export const bridgeFields = {
  name: [notEmpty, length(1, MAX_BRIDGE_NAME_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;
