export const deliveryTypes = ['own', 'delivery_service'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** The longest delivery time, in minutes. */
export const MAX_DELIVERY_MINUTES = 1440;

/** Whether a pub may promise a delivery in `from` to `to` minutes: whole numbers above zero. */
export function isDeliveryTime(from: number, to: number): boolean {
  return (
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    from >= 1 &&
    from <= to &&
    to <= MAX_DELIVERY_MINUTES
  );
}

/** Nine colours that are easy to distinguish on a map, also for colour-blind users. */
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
