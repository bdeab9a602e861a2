import type { CallBody } from '@comanda/contract';
import type { PrintedTicket } from '@comanda/contract/printing';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { getPrinter } from '../printers/queries.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import { askForTicket, listTickets } from './queries.ts';
import { ticketView } from '../views.ts';

type Asked = CallBody<'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/tickets'> & {
  readonly orderId: number;
};

/** Prints an order on one printer because a person asks for it. */
export async function printOrder(
  deps: PrintingDeps,
  scope: PubScope,
  { orderId, printer_id: printerId, kind }: Asked,
): Promise<PrintedTicket> {
  const { versions } = await deps.getOrderForTickets(scope, orderId);
  const version = versions[kind];
  const now = deps.clock.now();
  const tickets = await deps.write(async (transaction) => {
    await getPrinter(transaction, scope, printerId);
    await askForTicket(transaction, scope, { orderId, printerId, kind, version, now });
    return listTickets(transaction, scope, orderId);
  });
  const ticket = tickets.find(
    (row) => row.printer_id === printerId && row.kind === kind && row.version === version,
  );
  if (!ticket) throw new AppError('not_found');
  return ticketView(ticket, now);
}
