import type { CallReply } from '@comanda/contract';
import { toAmount, toMinor } from '@comanda/domain/money';

export type Line = CallReply<'GET /api/courier/:courierID/statement'>['lines'][number];

export type LineGroup = {
  readonly key: string;
  /** The order of the group's lines; null for lines without an order. */
  readonly orderID: number | null;
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
    orderID: view === 'order' ? (held[0]?.order_id ?? null) : null,
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
