import {
  MAX_PRINTERS_OF_PUB,
  printedKinds,
  printerStates,
  printStates,
  ticketKinds,
} from '@comanda/domain/printing';
import { paperWidths } from '@comanda/domain/tickets';
import { Type, type Static } from 'typebox';
import { DateTime, Field, Id, maxItemsFor, nullable, Uuid } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';

const Kind = Type.Enum([...ticketKinds]);
const State = Type.Enum([...printerStates], { type: 'string' });
const TicketState = Type.Enum([...printStates]);

/** A printer as its pub sets it up. */
export const PrinterFields = Type.Object({
  name: Field,
  address: Type.String({
    ...Field,
    description: '`host` or `host:port` in the network of the pub; the port is 9100 without one',
  }),
  paper: Type.Enum([...paperWidths], { type: 'integer', description: 'Millimetres' }),
  prints: Type.Array(Kind, {
    minItems: 1,
    maxItems: ticketKinds.length,
    uniqueItems: true,
    description: 'What it prints by itself',
  }),
  station_id: nullable(
    Type.Integer({
      ...Id,
      description: 'Its kitchen tickets have only the dishes of this station',
    }),
  ),
  language: Type.Enum([...languages]),
  prints_by_itself: Type.Boolean({ description: 'As soon as an order is accepted' }),
});
export type PrinterFields = Static<typeof PrinterFields>;

const LastTest = Type.Object({ state: TicketState, at: DateTime });

export const Printer = Type.Object({
  id: Id,
  ...PrinterFields.properties,
  state: Type.Union([State, Type.Null()], {
    description: 'As the bridge found it; null while no bridge says anything',
  }),
  last_test: nullable(LastTest),
});
export type Printer = Static<typeof Printer>;

/** The program that prints for a pub, on a computer in its network. */
export const Bridge = Type.Object({
  name: Type.String(),
  paired_at: DateTime,
  last_seen_at: DateTime,
  is_on: Type.Boolean({ description: 'Whether it has called within the last minute' }),
});
export type Bridge = Static<typeof Bridge>;

/** One ticket of an order for one printer. */
export const PrintedTicket = Type.Object({
  id: Id,
  printer_id: Id,
  printer_name: Type.String(),
  kind: Type.Enum([...printedKinds], {
    type: 'string',
    description: '`canceled` tells the kitchen that the order of a kitchen ticket is canceled',
  }),
  version: Type.Integer({ minimum: 1, description: 'Grows with each edit of the order' }),
  state: TicketState,
  printed_at: nullable(DateTime),
});
export type PrintedTicket = Static<typeof PrintedTicket>;

export const PrinterReport = Type.Object({ printer_id: Id, state: State });
export const PrinterReports = Type.Array(PrinterReport, maxItemsFor(MAX_PRINTERS_OF_PUB));

/** What a bridge needs to know of a printer, and its oldest ticket. */
export const BridgePrinter = Type.Object({
  printer_id: Id,
  host: Type.String(),
  port: Type.Integer(),
  job_id: nullable(Id),
});

export const Claim = Type.Object({
  claim: Type.String({
    ...Uuid,
    description: 'Made by the bridge: the same one may be sent again',
  }),
});

export const printResults = ['printed', 'not_begun', 'unsure'] as const;
export type PrintResult = (typeof printResults)[number];

export const JobResult = Type.Object({
  ...Claim.properties,
  result: Type.Enum([...printResults]),
});
