export const deliveryTypes = ['own', 'delivery_service'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** A delivery that takes longer is none. */
export const MAX_DELIVERY_MINUTES = 1440;

/** Whether a pub may promise to deliver in `from` to `to` minutes: whole ones, neither of them zero. */
export function isDeliveryTime(from: number, to: number): boolean {
  return (
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    from >= 1 &&
    from <= to &&
    to <= MAX_DELIVERY_MINUTES
  );
}

/** Nine colours that stay apart on a map and for colour-blind eyes. */
export const zonePalette = [
  '#d94f3d',
  '#2f7fd1',
  '#3c9a5f',
  '#e0a100',
  '#8a5cc2',
  '#1fa3a3',
  '#d6589f',
  '#7a6a53',
  '#4a5bd4',
] as const;
