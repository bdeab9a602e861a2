import type { Texts } from '../texts/text.ts';

/** The slip on the rail: the one step that it waits for, and whom to call. */
export const slipTexts = {
  'orders.step_accept': { en: 'Accept', ro: 'Acceptă', ru: 'Принять' },
  'orders.step_ready': { en: 'Ready', ro: 'E gata', ru: 'Готово' },
  'orders.step_serve': { en: 'Served', ro: 'Servită', ru: 'Подано' },
  'orders.step_hand_over': { en: 'Handed over', ro: 'Predată', ru: 'Передан' },
  'orders.step_deliver': { en: 'Delivered', ro: 'Livrată', ru: 'Доставлен' },
  'orders.call': { en: 'Call {{phone}}', ro: 'Sună {{phone}}', ru: 'Позвонить {{phone}}' },
  'orders.gathered': {
    en: { one: '{{count}} new', other: '{{count}} new' },
    ro: { one: '{{count}} nouă', few: '{{count}} noi', other: '{{count}} noi' },
    ru: {
      one: '{{count}} новый',
      few: '{{count}} новых',
      many: '{{count}} новых',
      other: '{{count}} новых',
    },
  },
} as const satisfies Texts;
