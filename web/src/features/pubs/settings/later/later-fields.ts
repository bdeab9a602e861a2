import type { LaterChange, LaterSettings } from '@comanda/contract/later';
import { MAX_SLOT_LIMIT, slotMeasures, type SlotMeasure } from '@comanda/domain/later';
import { readAmount } from '../../../../lib/format/read-amount.ts';

/** The settings as their form holds them: a limit stays as typed until it is sent. */
export type LaterFields = Omit<LaterSettings, 'limits'> & Readonly<Record<SlotMeasure, string>>;

export function laterFields({ limits, ...settings }: LaterSettings): LaterFields {
  const typed = (measure: SlotMeasure) => limits[measure]?.toString() ?? '';
  return {
    ...settings,
    orders: typed('orders'),
    dishes: typed('dishes'),
    minutes: typed('minutes'),
    value: typed('value'),
  };
}

/** Null for an empty field, undefined for what is no such limit. */
export function readLimit(measure: SlotMeasure, typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (measure === 'value') {
    const amount = readAmount(text);
    return amount !== undefined && amount > 0 ? amount : undefined;
  }
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_SLOT_LIMIT ? count : undefined;
}

/** What is typed, as it is sent; undefined while one of the limits cannot be read. */
export function readLater({
  orders,
  dishes,
  minutes,
  value,
  ...settings
}: Partial<LaterFields>): LaterChange | undefined {
  const typed = { orders, dishes, minutes, value };
  const limits: NonNullable<LaterChange['limits']> = {};
  for (const measure of slotMeasures) {
    const text = typed[measure];
    if (text === undefined) continue;
    const limit = readLimit(measure, text);
    if (limit === undefined) return undefined;
    limits[measure] = limit;
  }
  return { ...settings, ...(Object.keys(limits).length > 0 && { limits }) };
}

const isMeasure = (name: string): name is SlotMeasure => slotMeasures.some((one) => one === name);

/** The typed values that differ from the saved ones: only these stay typed. A limit may be written in several ways. */
export function typedOf(fields: Partial<LaterFields>, saved: LaterSettings): Partial<LaterFields> {
  const before = laterFields(saved);
  const isSaved = (name: keyof LaterFields, value: unknown) =>
    isMeasure(name)
      ? readLimit(name, String(value)) === saved.limits[name]
      : JSON.stringify(value) === JSON.stringify(before[name]);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSaved(name as keyof LaterFields, value)),
  );
}
