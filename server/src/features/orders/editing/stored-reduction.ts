import {
  isVoided,
  takenOut,
  type ReductionKind,
  type ReductionReason,
} from '@comanda/domain/orders';
import { readReason } from '@comanda/domain/text';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import type { LineRow, OrderRow, StoredReduction } from '../tables.ts';
import type { EditedLine } from '../writing/replace-lines.ts';

/** A reason as it is stored; refuses none, and `other` without a text, by the names of the kind's fields. */
export function storedWhy<Reason extends ReductionReason>(
  kind: ReductionKind,
  reason: Reason | undefined,
  text = '',
): { readonly reason: Reason; readonly text?: string } {
  const missing = (field: 'reason' | 'text') =>
    invalidFields([{ field: `${kind}_${field}`, code: 'field_is_required' }]);
  if (reason === undefined) throw missing('reason');
  const read = readReason({ reason, text });
  if (!read.ok) throw missing('text');
  return { reason, ...(read.value.text !== '' && { text: read.value.text }) };
}

type Taking = {
  readonly stored: readonly LineRow[];
  readonly lines: readonly EditedLine[];
  /** Undefined when the request has no reason. */
  readonly why: Pick<StoredReduction, 'reason' | 'text'> | undefined;
};

/** What an edit takes out after the kitchen had it; undefined of anything before, which is a correction. */
export function voidOf(
  { status, is_ahead: isAhead }: Pick<OrderRow, 'status' | 'is_ahead'>,
  { stored, lines, why }: Taking,
): StoredReduction | undefined {
  if (!isVoided({ status, isAhead })) return undefined;
  const rows = new Map(stored.map((line) => [line.id, line]));
  const taken = takenOut(
    stored.map(({ id, dish_id, count }) => ({ lineId: id, dishId: dish_id, count })),
    lines.map(({ id, dish_id, count }) => ({ lineId: id, dishId: dish_id, count })),
  ).flatMap(({ lineId, count }) => {
    const line = rows.get(lineId);
    return line ? { name: line.name, count, sumMinor: line.unit_price_minor * count } : [];
  });
  if (taken.length === 0) return undefined;
  return {
    ...why,
    amount_minor: taken.reduce((sum, { sumMinor }) => sum + sumMinor, 0),
    lines: taken.map(({ name, count }) => ({ name, count })),
  };
}
