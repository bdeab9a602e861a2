import { seenLines } from '../../live/order-api.ts';
import type { KitchenCard } from '../cards/kitchen-cards.ts';
import type { KitchenChange } from './kitchen-press.ts';

/**
 * What the head of a card changes. A station marks its lines, and the order is prepared with its last line; the
 * screen of all stations prepares the order. On a finished card it takes the same back.
 */
export function headChanges(
  { order, lines, state }: KitchenCard,
  isOfStation: boolean,
): readonly KitchenChange[] {
  const isDone = state === 'cooking';
  const marks = lines.map(({ line_id, count }) => ({ line_id, count, is_done: isDone }));
  const ofLines: readonly KitchenChange[] = isOfStation ? [{ kind: 'lines', lines: marks }] : [];
  const isLast = order.dishes.every((line) => line.done_at !== undefined || lines.includes(line));
  const isPreparedToo = isDone ? !isOfStation || isLast : order.prepared;
  if (!isPreparedToo) return ofLines;
  const seen = isDone ? { lines: seenLines(order.dishes) } : {};
  return [...ofLines, { kind: 'prepared', prepared: isDone, ...seen }];
}
