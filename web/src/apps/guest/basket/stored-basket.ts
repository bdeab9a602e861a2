import { MAX_DISH_COUNT, orderTypes } from '@comanda/domain/orders';
import {
  emptyBasket,
  nextLineId,
  type Basket,
  type BasketLine,
  type NamedOption,
} from './basket.ts';

/**
 * A line in the device's storage. `id` is the dish: older stored baskets have no other, and a tab that is
 * still open with an older program reads no other.
 */
type StoredLine = {
  readonly id: number;
  readonly line?: number;
  readonly name: string;
  readonly priceMinor: number;
  readonly count: number;
  /** Lines from before the options have neither these nor a note. */
  readonly options?: readonly NamedOption[] | undefined;
  readonly note?: string | undefined;
};

function isOption(value: unknown): value is NamedOption {
  const option = value as Partial<NamedOption> | null;
  return (
    Number.isInteger(option?.choiceId) &&
    Number.isInteger(option?.count) &&
    typeof option?.name === 'string'
  );
}

function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof StoredLine, unknown>>;
  return (
    Number.isInteger(line.id) &&
    (line.line === undefined || Number.isInteger(line.line)) &&
    typeof line.name === 'string' &&
    Number.isInteger(line.priceMinor) &&
    Number.isInteger(line.count) &&
    Number(line.count) > 0 &&
    Number(line.count) <= MAX_DISH_COUNT &&
    (line.options === undefined || (Array.isArray(line.options) && line.options.every(isOption))) &&
    (line.note === undefined || typeof line.note === 'string')
  );
}

/** Lines that have no id of their own, or one that another line has, get the next ones. */
function linesOf(stored: readonly StoredLine[]): BasketLine[] {
  const lines: BasketLine[] = [];
  for (const { id: dishId, line, ...stays } of stored) {
    const isFree = line !== undefined && lines.every(({ id }) => id !== line);
    lines.push({ ...stays, id: isFree ? line : nextLineId(lines), dishId });
  }
  return lines;
}

/** Reads a basket from the device's storage; an invalid value is an empty one. */
export function parseBasket(stored: string | null): Basket {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Record<keyof Basket, unknown>> | null;
    if (!value || !Array.isArray(value.lines)) return emptyBasket;
    const orderType = orderTypes.find((type) => type === value.orderType) ?? null;
    const ordered = typeof value.ordered === 'string' ? value.ordered : undefined;
    return { lines: linesOf(value.lines.filter(isStoredLine)), orderType, ordered };
  } catch {
    return emptyBasket;
  }
}

/** A basket in the format of the device's storage. */
export function storedBasket({ lines, ...basket }: Basket): string {
  const stored: StoredLine[] = lines.map(({ id, dishId, ...line }) => ({
    ...line,
    id: dishId,
    line: id,
  }));
  return JSON.stringify({ lines: stored, ...basket });
}
