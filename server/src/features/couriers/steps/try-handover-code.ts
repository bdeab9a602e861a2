import { refuseHandover, triesLeft } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import { updateOrder, type LockedOrder } from '../../orders/index.ts';

/**
 * Judges the code with which a courier completes an order of theirs. A wrong one is stored, on the locked order, so that
 * several phones have no more tries than one. The refusal is returned, not thrown: it must not undo that.
 */
export async function tryHandoverCode(
  transaction: Transaction,
  order: LockedOrder,
  typed: string | undefined,
): Promise<AppError | undefined> {
  const { handover_code: code, handover_tried: tried } = order;
  const refusal = refuseHandover({ code, tried }, typed);
  if (!refusal) return undefined;
  const isNew = typed !== undefined && typed !== code && !tried.includes(typed);
  const after = isNew && triesLeft({ tried }) > 0 ? [...tried, typed] : tried;
  if (after !== tried) await updateOrder(transaction, order, { handover_tried: after });
  return new AppError(refusal.code, { tries_left: triesLeft({ tried: after }) });
}
