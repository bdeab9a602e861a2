import type { CallReply } from '@comanda/contract';
import type { Printer } from '@comanda/contract/printing';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import { authoriseBridge } from './bridge/authorise-bridge.ts';
import { createPairingCode, pairBridge } from './bridge/pair-bridge.ts';
import { deleteBridge, findBridge } from './bridge/queries.ts';
import { reportState } from './bridge/report-state.ts';
import { serveBridge } from './bridge/serve-bridge.ts';
import { claimJob } from './jobs/claim-job.ts';
import { printOrder } from './jobs/print-order.ts';
import { askForTest, endJob, listTests, listTickets } from './jobs/queries.ts';
import { ticketView, bridgeView, isBridgeOn, printerView } from './views.ts';
import { deletePrinter, getPrinter, listPrinters } from './printers/queries.ts';
import { changePrinter, createPrinter } from './printers/save-printer.ts';
import type { PrintingDeps } from './printing-deps.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const PRINTERS = `${PUB}/printers` as const;
const BRIDGE = `${PUB}/print-bridge` as const;
const TICKETS = `${PUB}/orders/:orderID/tickets` as const;

type Loaded = Omit<CallReply<`GET ${typeof PRINTERS}`>, 'ok'>;

async function loadPrinters({ db, clock }: PrintingDeps, scope: PubScope): Promise<Loaded> {
  const now = clock.now();
  const bridge = await findBridge(db, scope);
  const tests = await listTests(db, scope);
  const isOn = isBridgeOn(bridge, now);
  return {
    printers: (await listPrinters(db, scope)).map((row) =>
      printerView(row, { isBridgeOn: isOn, test: tests.get(row.id), now }),
    ),
    bridge: bridge ? bridgeView(bridge, now) : null,
  };
}

async function loadPrinter(
  deps: PrintingDeps,
  scope: PubScope,
  printerId: number,
): Promise<{ printer: Printer }> {
  const { printers } = await loadPrinters(deps, scope);
  const printer = printers.find(({ id }) => id === printerId);
  if (!printer) throw new AppError('not_found');
  return { printer };
}

function registerPrinters(router: Router, deps: PrintingDeps): void {
  router.call(`GET ${PRINTERS}`, ({ scope }) => loadPrinters(deps, scope));
  router.call(`POST ${PRINTERS}`, async ({ scope, body }) =>
    loadPrinter(deps, scope, (await createPrinter(deps, scope, body)).id),
  );
  router.call(`PUT ${PRINTERS}/:printerID`, async ({ scope, params: { printerID }, body }) => {
    await changePrinter(deps, scope, { printerId: printerID, body });
    return loadPrinter(deps, scope, printerID);
  });
  router.call(`DELETE ${PRINTERS}/:printerID`, async ({ scope, params: { printerID } }) => {
    await deps.write((transaction) => deletePrinter(transaction, scope, printerID));
    return {};
  });
  router.call(`POST ${PRINTERS}/:printerID/test`, async ({ scope, params: { printerID } }) => {
    await deps.write(async (transaction) => {
      await getPrinter(transaction, scope, printerID);
      await askForTest(transaction, scope, { printerId: printerID, now: deps.clock.now() });
    });
    return loadPrinter(deps, scope, printerID);
  });
}

function registerTickets(router: Router, deps: PrintingDeps): void {
  router.call(`GET ${TICKETS}`, async ({ scope, params: { orderID } }) => {
    await deps.getOrderForTickets(scope, orderID);
    const rows = await listTickets(deps.db, scope, orderID);
    return { tickets: rows.map((row) => ticketView(row, deps.clock.now())) };
  });
  router.call(`POST ${TICKETS}`, async ({ scope, params: { orderID }, body }) => ({
    ticket: await printOrder(deps, scope, { ...body, orderId: orderID }),
  }));
}

function registerBridge(router: Router, deps: PrintingDeps): void {
  router.call(`POST ${BRIDGE}/code`, ({ scope }) => createPairingCode(deps, scope));
  router.call(`DELETE ${BRIDGE}`, async ({ scope }) => {
    const isDeleted = await deps.write((transaction) => deleteBridge(transaction, scope));
    if (!isDeleted) throw new AppError('not_found');
    return {};
  });
  router.call('POST /api/print-bridge/pair', ({ body }) => pairBridge(deps, body));
  router.call('POST /api/print-bridge/state', async ({ request, body }) =>
    reportState(deps, await authoriseBridge(deps, request), body),
  );
  router.call('POST /api/print-bridge/jobs/:jobID/claim', async ({ request, params, body }) => {
    const scope = await authoriseBridge(deps, request);
    const bytes = await claimJob(deps, scope, { jobId: params.jobID, ...body });
    return { bytes: Buffer.from(bytes).toString('base64') };
  });
  router.call('POST /api/print-bridge/jobs/:jobID/result', async ({ request, params, body }) => {
    const scope = await authoriseBridge(deps, request);
    const ended = { jobId: params.jobID, ...body, now: deps.clock.now() };
    if (!(await endJob(deps.db, scope, ended))) throw new AppError('print_job_is_taken');
    return {};
  });
}

/** Printers in the pub's own network: their settings, their tickets, and the bridge that prints them (docs/adr/0024-printing.md). */
export function registerPrinting(router: Router, deps: PrintingDeps, app: FastifyInstance): void {
  serveBridge(app);
  registerPrinters(router, deps);
  registerTickets(router, deps);
  registerBridge(router, deps);
}
