import type { CallReply } from '@comanda/contract';
import { toAmount, toMinor } from '@comanda/domain/money';

export type Line = CallReply<'GET /api/courier/:courierID/statement'>['lines'][number];

export type OrderOfLine = { readonly id: number; readonly number: number };

/** The order of a line; null of one without an order. */
export const orderOf = ({
  order_id: id,
  order_number: number = id ?? 0,
}: Line): OrderOfLine | null => (id === null ? null : { id, number });

export type LineGroup = {
  readonly key: string;
  /** The order of the group's lines; null for lines without an order. */
  readonly order: OrderOfLine | null;
  /** The time of its newest line. */
  readonly at: string;
  /** Newest first, as received. */
  readonly lines: readonly Line[];
  readonly sum: number;
};

export const statementViews = ['day', 'order'] as const;
export type StatementView = (typeof statementViews)[number];

function sumOf(lines: readonly Line[]): number {
  return toAmount(lines.reduce((sum, { amount }) => sum + toMinor(amount), 0));
}

const localDay = (at: string) => {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
};

const keys: Record<StatementView, (line: Line) => string> = {
  day: ({ at }) => localDay(at),
  order: ({ order_id: orderID }) => `#${orderID ?? ''}`,
};

/** The lines by day or by order, the group of the newest line first. */
export function groupLines(lines: readonly Line[], view: StatementView): readonly LineGroup[] {
  const keyOf = keys[view];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const held = groups.get(keyOf(line));
    if (held) held.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups].map(([key, held]) => ({
    key,
    order: view === 'order' && held[0] ? orderOf(held[0]) : null,
    at: held[0]?.at ?? '',
    lines: held,
    sum: sumOf(held),
  }));
}

export type Totals = {
  readonly opening: number;
  readonly plus: number;
  readonly minus: number;
  readonly closing: number;
};

/** Opening balance, income, expenses and closing balance of a period; undefined without lines. */
export function totalsOf(lines: readonly Line[]): Totals | undefined {
  const [newest] = lines;
  const oldest = lines.at(-1);
  if (!newest || !oldest) return undefined;
  return {
    opening: toAmount(toMinor(oldest.balance) - toMinor(oldest.amount)),
    plus: sumOf(lines.filter(({ amount }) => amount > 0)),
    minus: sumOf(lines.filter(({ amount }) => amount < 0)),
    closing: newest.balance,
  };
}
