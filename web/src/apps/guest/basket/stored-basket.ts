import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { emptyBasket, nextLineId, type Basket, type BasketLine } from './basket.ts';

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
};

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
    Number(line.count) <= MAX_DISH_COUNT
  );
}

/** Lines that have no id of their own, or one that another line has, get the next ones. */
function linesOf(stored: readonly StoredLine[]): BasketLine[] {
  const lines: BasketLine[] = [];
  for (const { id: dishId, line, name, priceMinor, count } of stored) {
    const isFree = line !== undefined && lines.every(({ id }) => id !== line);
    lines.push({ id: isFree ? line : nextLineId(lines), dishId, name, priceMinor, count });
  }
  return lines;
}

/** Reads a basket from the device's storage; an invalid value is an empty one. */
export function parseBasket(stored: string | null): Basket {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Record<keyof Basket, unknown>> | null;
    if (!value || !Array.isArray(value.lines)) return emptyBasket;
    const orderType =
      value.orderType === 'delivery' || value.orderType === 'in_place' ? value.orderType : null;
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
