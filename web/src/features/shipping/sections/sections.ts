/** The parts of the page, in their sequence; also the last part of its address. */
export const sections = ['zones', 'hours', 'time', 'couriers', 'payment'] as const;
export type Section = (typeof sections)[number];

export const isSection = (name: string): name is Section =>
  sections.some((section) => section === name);

export const sectionTitles = {
  zones: 'shipping.zones',
  hours: 'shipping.work_hours',
  time: 'shipping.time',
  couriers: 'shipping.who',
  payment: 'shipping.payment_and_commission',
} as const;
