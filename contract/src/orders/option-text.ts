import type { OrderOption } from './schemas.ts';

/** A choice of an ordered dish as it is read everywhere: its name, after its count when there are several for one dish. */
export function optionText({ name, count }: Pick<OrderOption, 'name' | 'count'>): string {
  return count > 1 ? `${count}\u00A0× ${name}` : name;
}
