export const deliveryTypes = ['own', 'delivery_service'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

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
