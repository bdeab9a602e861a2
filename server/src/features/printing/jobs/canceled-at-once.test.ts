import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import { CANCELED_AFTER_MS } from '@comanda/domain/printing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../plumbing/tokens.ts';
import { anOrder, setStatus, type AnOrder } from '../../../testing/builders/order-builders.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { printingStage, ticketSteps } from '../../../testing/printing/ticket-steps.ts';
import { findBridgeScope } from '../bridge/queries.ts';
import { takeJob } from './queries.ts';

// Only PostgreSQL has two transactions at once.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a ticket that a bridge is just taking', () => {
  const stage = printingStage();
  const { accept, pass, onlyDue, paper, expected } = ticketSteps(stage);

  /** A bridge takes the only ticket, and its transaction ends once the status waits for it. */
  async function setWhileTaken(order: AnOrder, to: 'canceled' | 'preparing'): Promise<void> {
    const { db, clock } = stage.t.deps;
    const jobId = await onlyDue();
    const claim = randomUUID();
    const scope = await findBridgeScope(db, hashOf(stage.bridge.token));
    if (!scope) throw new Error('the bridge is paired');
    const waiting = () =>
      sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(db);
    const setting = await db.transaction().execute(async (transaction) => {
      await takeJob(transaction, scope, { jobId, claim, now: clock.now() });
      const started = setStatus(stage.t, stage.pub, { order, to });
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      return { started };
    });
    await must(setting.started);
    expect(await stage.bridge.end(jobId, claim, 'printed')).toBe(200);
    pass(CANCELED_AFTER_MS);
  }

  it('while its order is canceled is followed by the canceled ticket', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await must(accept(order));
    await setWhileTaken(order, 'canceled');
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
  });

  it('because its order was canceled, while that is taken back, is followed by the kitchen ticket', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await must(accept(order));
    await paper();
    await must(setStatus(stage.t, stage.pub, { order, to: 'canceled' }));
    pass(CANCELED_AFTER_MS);
    await setWhileTaken(order, 'preparing');
    expect(await paper()).toEqual(await expected(order, ['valid_again']));
    expect(await paper()).toBeUndefined();
  });
});
