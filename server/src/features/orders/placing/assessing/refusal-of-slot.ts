import { findFull } from '@comanda/domain/later';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import type { Connection } from '../../../../schema.ts';
import { listLoads, loadOf, type LoadAt } from '../../queries/slot-loads.ts';
import type { Assessment } from './assess-basket.ts';
import { slotToFit, type SlotToFit } from './slot-to-fit.ts';

export function refusalOfLoads(
  { from, to, added, limits }: SlotToFit,
  loads: readonly LoadAt[],
): Refusal<'slot_is_full'> | undefined {
  const full = findFull(limits, loadOf(loads, { from, to }), added);
  if (!full) return undefined;
  return refuse('slot_is_full', { by: full, from: from.toISOString(), to: to.toISOString() });
}

/** Why an order is refused although its basket is not: it does not fit wholly among what is cooked with it. */
export async function refusalOfSlot(
  connection: Connection,
  assessment: Assessment,
): Promise<Refusal<'slot_is_full'> | undefined> {
  const slot = slotToFit(assessment);
  if (!slot) return undefined;
  return refusalOfLoads(slot, await listLoads(connection, assessment.terms.pub.id, slot));
}
