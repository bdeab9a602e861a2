import { printTexts, ticketOf } from '@comanda/contract/printing';
import { allTexts, formatDateTime, translate } from '@comanda/contract/texts';
import { copyMarkOf } from '@comanda/domain/printing';
import { isFinalStatus } from '@comanda/domain/orders';
import { linesOf, type Order } from '@comanda/contract/orders';
import { escPosOf, rasterOf } from '@comanda/domain/printer';
import { testTicket, type Lines } from '@comanda/domain/tickets';
import type { BridgeScope } from '../../../scopes.ts';
import { listStations } from '../../menu/index.ts';
import { findPub } from '../../pubs/index.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import type { JobRow, PrinterRow } from '../tables.ts';
import { countEarlierVersions, hasOnPaper } from './queries.ts';
import { printJobOf } from '../views.ts';

type Composing = {
  readonly job: JobRow;
  readonly printer: PrinterRow;
  readonly pub: { readonly name: string; readonly time_zone: string };
};

/**
 * The lines at the top of a ticket: that it is or may be a copy, that it replaces an earlier one, and that its order goes on
 * although an earlier ticket says that it is canceled.
 */
async function marksOf(deps: PrintingDeps, { job, printer }: Composing): Promise<string[]> {
  const { language } = printer;
  const earlier = await countEarlierVersions(deps.db, job);
  const wasCanceled = job.kind === 'kitchen' && (await hasOnPaper(deps.db, job, 'canceled'));
  const copy = copyMarkOf({ ...printJobOf(job), isResumed: job.is_by_itself && wasCanceled });
  return [
    ...(copy ? [translate(printTexts[copy], language)] : []),
    ...(earlier > 0 ? [translate(printTexts.changed, language, { number: earlier + 1 })] : []),
    ...(wasCanceled ? [translate(printTexts.valid_again, language)] : []),
  ];
}

/** The station whose dishes the printer prints; undefined for all. */
async function kitchenOf(deps: PrintingDeps, scope: BridgeScope, { station_id }: PrinterRow) {
  if (station_id === null) return undefined;
  const stations = await listStations(deps.db, scope);
  return { stations, station: stations.find(({ id }) => id === station_id) };
}

/** Whether a ticket that was printed by itself comes too late. That of a canceled order follows a kitchen ticket on paper. */
async function isOfNoUse(deps: PrintingDeps, job: JobRow, { status }: Order): Promise<boolean> {
  if (job.kind !== 'canceled') return job.is_by_itself && isFinalStatus(status);
  return status !== 'canceled' || !(await hasOnPaper(deps.db, job, 'kitchen'));
}

async function orderLines(
  deps: PrintingDeps,
  scope: BridgeScope,
  { job, printer, pub }: Composing,
): Promise<Lines | undefined> {
  const { language, paper } = printer;
  const { kind, order_id: orderId } = job;
  if (kind === 'test' || orderId === null) return undefined;
  const { order } = await deps.getOrderForTickets(scope, orderId);
  if (await isOfNoUse(deps, job, order)) return undefined;
  const kitchen = kind === 'bill' ? undefined : await kitchenOf(deps, scope, printer);
  const isForCooking = kind === 'kitchen' && job.is_by_itself;
  const isEmpty =
    kitchen !== undefined && isForCooking && linesOf(order.dishes, kitchen).length === 0;
  // A station that has an earlier ticket would go on cooking it.
  if (isEmpty && (await countEarlierVersions(deps.db, job)) === 0) return undefined;
  const marks = kind === 'canceled' ? [] : await marksOf(deps, { job, printer, pub });
  if (isEmpty) marks.push(translate(printTexts.nothing_to_cook, language));
  const t = (key: keyof typeof allTexts, values?: Readonly<Record<string, string | number>>) =>
    translate(allTexts[key], language, values);
  // The kitchen ticket of a canceled order says that it is canceled.
  const shown = kind === 'canceled' ? 'kitchen' : kind;
  const reader = { t, language, pub, now: deps.clock.now() };
  return ticketOf(order, { kind: shown, paper, kitchen, marks }, reader);
}

function testLines(deps: PrintingDeps, { printer, pub }: Composing): Lines {
  const { language, paper, name } = printer;
  return testTicket({
    paper,
    title: translate(printTexts.test, language),
    names: [pub.name, name],
    moment: formatDateTime(deps.clock.now().toISOString(), language, pub.time_zone),
    hint: translate(printTexts.test_letters, language),
  });
}

/** The bytes of a ticket as its order is now, in the printer's language; undefined when there is nothing to print. */
export async function composeTicket(
  deps: PrintingDeps,
  scope: BridgeScope,
  { job, printer }: Pick<Composing, 'job' | 'printer'>,
): Promise<Uint8Array | undefined> {
  const pub = await findPub(deps.db, scope.pubId);
  if (!pub) return undefined;
  const composing = { job, printer, pub };
  const lines =
    job.kind === 'test' ? testLines(deps, composing) : await orderLines(deps, scope, composing);
  return lines && escPosOf(rasterOf(lines, printer.paper));
}
