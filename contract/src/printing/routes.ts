import { ticketKinds } from '@comanda/domain/printing';
import { Type } from 'typebox';
import {
  DateTime,
  Field,
  Id,
  nullable,
  ok,
  Plain,
  readingLimit,
  type RouteSpec,
} from '../routing/index.ts';
import {
  Bridge,
  BridgePrinter,
  Claim,
  JobResult,
  PrintedTicket,
  Printer,
  PrinterFields,
  PrinterReports,
} from './schemas.ts';

const PrinterReply = ok({ printer: Printer });

export const printingRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/printers': {
    summary: 'The printers of the pub with their states, and the bridge that prints on them',
    access: 'pub',
    reply: ok({ printers: Type.Array(Printer), bridge: nullable(Bridge) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/printers': {
    summary: 'Adds a printer',
    access: 'pub',
    body: PrinterFields,
    reply: PrinterReply,
    status: 201,
    errors: ['validation_error', 'printer_limit_exceeded', 'not_found'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/printers/:printerID': {
    summary: 'Changes a printer; tickets that wait for it are printed as it is then',
    access: 'pub',
    body: PrinterFields,
    reply: PrinterReply,
    errors: ['validation_error', 'not_found'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/printers/:printerID': {
    summary: 'Removes a printer with the tickets that wait for it',
    access: 'pub',
    reply: Plain,
    errors: ['not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/printers/:printerID/test': {
    summary: 'Prints a test page',
    access: 'pub',
    perAccount: { max: 60, minutes: 10 },
    reply: PrinterReply,
    errors: ['not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/print-bridge/code': {
    summary:
      'Creates the code that pairs one bridge with the pub: it is valid once, and for ten minutes',
    access: 'pub',
    perAccount: { max: 60, minutes: 10 },
    reply: ok({ code: Type.String(), expires_at: DateTime }),
    status: 201,
  },
  'DELETE /api/company/:companyID/pubs/:pubID/print-bridge': {
    summary: 'Removes the bridge: its token is not valid any more',
    access: 'pub',
    reply: Plain,
    errors: ['not_found'],
  },
  'GET /api/company/:companyID/pubs/:pubID/orders/:orderID/tickets': {
    summary: 'What was printed of an order on the pub’s printers, and what waits; oldest first',
    access: 'pub',
    reply: ok({ tickets: Type.Array(PrintedTicket) }),
    errors: ['order_not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/tickets': {
    summary: 'Prints an order as it is now; what is on paper already is printed as a copy',
    access: 'pub',
    body: Type.Object({ printer_id: Id, kind: Type.Enum([...ticketKinds]) }),
    reply: ok({ ticket: PrintedTicket }),
    errors: ['order_not_found', 'not_found'],
  },
  'POST /api/print-bridge/pair': {
    summary: 'A bridge uses a code and gets its token; it takes the place of the bridge before it',
    access: 'public',
    perAddress: { max: 20, minutes: 10 },
    body: Type.Object({ code: Field, name: Field }),
    reply: ok({ token: Type.String(), pub_name: Type.String() }),
    status: 201,
    errors: ['validation_error', 'pairing_code_is_over'],
  },
  'POST /api/print-bridge/state': {
    summary:
      'A bridge reports its printers, and gets the printers of its pub with the oldest ticket of each. All calls of a bridge need the header `Authorization: Bearer TOKEN`',
    access: 'public',
    ...readingLimit,
    body: Type.Object({ printers: PrinterReports }),
    reply: ok({
      printers: Type.Array(BridgePrinter),
      next_after_ms: Type.Integer({ description: 'When to call again' }),
    }),
    errors: ['unauthorized'],
  },
  'POST /api/print-bridge/jobs/:jobID/claim': {
    summary: 'A bridge takes a ticket to print it within a minute, and gets its bytes',
    access: 'public',
    ...readingLimit,
    body: Claim,
    reply: ok({ bytes: Type.String({ description: 'ESC/POS in base64' }) }),
    errors: ['unauthorized', 'print_job_is_taken'],
  },
  'POST /api/print-bridge/jobs/:jobID/result': {
    summary: 'A bridge says what became of a ticket that it has taken',
    access: 'public',
    ...readingLimit,
    body: JobResult,
    reply: Plain,
    errors: ['unauthorized', 'print_job_is_taken'],
  },
} as const satisfies Record<string, RouteSpec>;
