import type { PrintResult } from '@comanda/contract/printing';
import {
  CANCELED_AFTER_MS,
  MAX_PRINT_TRIES,
  PRINT_LEASE_MS,
  type TicketKind,
} from '@comanda/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import type { JobRow } from '../tables.ts';
import type { TicketRow } from '../views.ts';

/** Which tickets an order had is shown for this long. */
export const TICKET_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a bridge may take the ticket, by the rules of `printStateOf`. One that was begun too often without a certain
 * end waits for a person, and one that tells of a canceled order until the desk offers no undo any more.
 */
const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  (state = 'waiting' or (state = 'claimed' and leased_until <= ${now}))
  and (tries < ${MAX_PRINT_TRIES} or (state = 'waiting' and not is_unsure))
  and (kind <> 'canceled' or created_at <= ${new Date(now.getTime() - CANCELED_AFTER_MS)})
)`;

/** The oldest ticket of each printer that may be taken, by printer. */
export async function listDueJobs(
  connection: Connection,
  { pubId }: BridgeScope,
  now: Date,
): Promise<Map<number, number>> {
  const rows = await connection
    .selectFrom('print_job')
    .where('pub_id', '=', pubId)
    .where('state', 'in', ['waiting', 'claimed'])
    .where(isDue(now))
    .distinctOn('printer_id')
    .orderBy('printer_id')
    .orderBy('id')
    .select(['printer_id', 'id'])
    .execute();
  return new Map(rows.map(({ printer_id, id }) => [printer_id, id]));
}

/** Whether a ticket is on paper, or may be. */
export const isOnPaper: RawBuilder<boolean> = sql<boolean>`(
  printed_at is not null or is_unsure or state = 'claimed'
)`;

type Taking = { readonly jobId: number; readonly claim: string; readonly now: Date };

/**
 * Takes a ticket for a bridge; undefined when another one has it. The bridge that sends its claim again, since the answer
 * was lost, still has it; a claim whose lease has ended leaves a ticket that may be on paper.
 */
export async function takeJob(
  connection: Connection,
  { pubId }: BridgeScope,
  { jobId, claim, now }: Taking,
): Promise<JobRow | undefined> {
  const isMine = sql<boolean>`(state = 'claimed' and claim = ${claim})`;
  return connection
    .updateTable('print_job')
    .set({
      state: 'claimed',
      claim,
      leased_until: new Date(now.getTime() + PRINT_LEASE_MS),
      tries: sql`tries + case when ${isMine} then 0 else 1 end`,
      is_unsure: sql`is_unsure or (state = 'claimed' and not ${isMine})`,
    })
    .where('id', '=', jobId)
    .where('pub_id', '=', pubId)
    .where(sql<boolean>`(${isMine} or ${isDue(now)})`)
    .returningAll()
    .executeTakeFirst();
}

const endOf = (result: PrintResult | 'dropped', now: Date) =>
  ({
    printed: { state: 'printed', printed_at: now, is_unsure: false, tries: 0 },
    not_begun: { state: 'waiting', tries: sql<number>`greatest(tries - 1, 0)` },
    unsure: { state: 'waiting', is_unsure: true },
    dropped: { state: 'dropped' },
  })[result] as { state: JobRow['state'] };

/** Writes what became of a ticket; whether the bridge still had it. */
export async function endJob(
  connection: Connection,
  { pubId }: BridgeScope,
  { jobId, claim, now, result }: Taking & { readonly result: PrintResult | 'dropped' },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('print_job')
    .set(endOf(result, now))
    .where('id', '=', jobId)
    .where('pub_id', '=', pubId)
    .where('claim', '=', claim)
    .where('state', '=', 'claimed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const onPaper = (
  connection: Connection,
  { order_id: orderId, printer_id: printerId }: JobRow,
  kind: JobRow['kind'],
) =>
  connection
    .selectFrom('print_job')
    .where('order_id', '=', orderId)
    .where('printer_id', '=', printerId)
    .where('kind', '=', kind)
    .where(isOnPaper);

/** How many earlier versions of a ticket are, or may be, on paper. */
export async function countEarlierVersions(connection: Connection, job: JobRow): Promise<number> {
  const { count } = await onPaper(connection, job, job.kind)
    .where('version', '<', job.version)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another ticket of the order on the same printer is, or may be, on paper. */
export async function hasOnPaper(
  connection: Connection,
  job: JobRow,
  kind: JobRow['kind'],
): Promise<boolean> {
  const found = await onPaper(connection, job, kind).select('id').executeTakeFirst();
  return found !== undefined;
}

/** The tickets of an order with the names of their printers, oldest first. */
export async function listTickets(
  connection: Connection,
  { pubId }: PubScope,
  orderId: number,
): Promise<TicketRow[]> {
  const rows = await connection
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .where('print_job.pub_id', '=', pubId)
    .where('order_id', '=', orderId)
    .orderBy('print_job.id')
    .selectAll('print_job')
    .select('printer.name as printer_name')
    .execute();
  return rows as TicketRow[];
}

type Asked = {
  readonly orderId: number;
  readonly printerId: number;
  readonly kind: TicketKind;
  readonly version: number;
  readonly now: Date;
};

/**
 * A person asks for a ticket. The one of this version is printed again if nothing more would be done for it; two who ask
 * at once get one.
 */
export async function askForTicket(
  connection: Connection,
  { pubId }: PubScope,
  { orderId, printerId, kind, version, now }: Asked,
): Promise<void> {
  await sql`
    insert into print_job (pub_id, printer_id, order_id, version, kind, is_by_itself, created_at)
    values (${pubId}, ${printerId}, ${orderId}, ${version}, ${kind}, false, ${now})
    on conflict (order_id, printer_id, kind, version) do update
    set state = 'waiting', tries = 0, is_by_itself = false
    where print_job.state in ('printed', 'dropped')
      or (print_job.tries >= ${MAX_PRINT_TRIES} and case print_job.state
        when 'claimed' then print_job.leased_until <= ${now} else print_job.is_unsure end)`.execute(
    connection,
  );
}

/** A printer has one test page: asked for again, it replaces the one before. */
export async function askForTest(
  connection: Connection,
  { pubId }: PubScope,
  { printerId, now }: Pick<Asked, 'printerId' | 'now'>,
): Promise<void> {
  await sql`
    insert into print_job (pub_id, printer_id, version, kind, is_by_itself, created_at)
    values (${pubId}, ${printerId}, 1, 'test', false, ${now})
    on conflict (printer_id) where kind = 'test' do update
    set state = 'waiting', tries = 0, is_unsure = false, printed_at = null, claim = null, created_at = ${now}`.execute(
    connection,
  );
}

/** The last test page of each printer, by printer. */
export async function listTests(
  connection: Connection,
  { pubId }: PubScope,
): Promise<Map<number, JobRow>> {
  const rows = await connection
    .selectFrom('print_job')
    .innerJoin('printer', 'printer.id', 'print_job.printer_id')
    .where('printer.pub_id', '=', pubId)
    .where('kind', '=', 'test')
    .selectAll('print_job')
    .execute();
  return new Map(rows.map((row) => [row.printer_id, row]));
}

/** Deletes old tickets, and the pairing codes that have expired. */
export const oldTickets = (connection: Connection): DailyWork => ({
  name: 'old tickets',
  run: async (now) => {
    const before = new Date(now.getTime() - TICKET_DAYS * DAY_MS);
    await connection.deleteFrom('print_job').where('created_at', '<', before).execute();
    await connection.deleteFrom('print_bridge_code').where('expires_at', '<=', now).execute();
  },
});
