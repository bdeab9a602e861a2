import type { Texts } from '../../languages/languages.ts';

/** Several orders without an answer are refused at once. */
export const refuseSeveralTexts = {
  'orders.refuse_several': {
    en: 'Refuse several orders',
    ro: 'Refuză mai multe comenzi',
    ru: 'Отклонить несколько заказов',
  },
  'orders.refuse_several_all': {
    en: 'All without an answer',
    ro: 'Toate fără răspuns',
    ru: 'Все без ответа',
  },
  'orders.refuse_several_next': {
    en: { one: 'Reason for {{count}} order', other: 'Reason for {{count}} orders' },
    ro: {
      one: 'Motivul pentru {{count}} comandă',
      few: 'Motivul pentru {{count}} comenzi',
      other: 'Motivul pentru {{count}} de comenzi',
    },
    ru: {
      one: 'Причина для {{count}} заказа',
      few: 'Причина для {{count}} заказов',
      many: 'Причина для {{count}} заказов',
      other: 'Причина для {{count}} заказа',
    },
  },
  'orders.refuse_several_confirm': {
    en: { one: 'Refuse {{count}} order', other: 'Refuse {{count}} orders' },
    ro: {
      one: 'Refuză {{count}} comandă',
      few: 'Refuză {{count}} comenzi',
      other: 'Refuză {{count}} de comenzi',
    },
    ru: {
      one: 'Отклонить {{count}} заказ',
      few: 'Отклонить {{count}} заказа',
      many: 'Отклонить {{count}} заказов',
      other: 'Отклонить {{count}} заказа',
    },
  },
  'orders.refuse_several_reads': {
    en: 'Each guest will read: “{{reason}}”',
    ro: 'Fiecare oaspete va citi: „{{reason}}”',
    ru: 'Каждый гость прочитает: «{{reason}}»',
  },
  'orders.refused_several': {
    en: { one: '{{count}} order refused', other: '{{count}} orders refused' },
    ro: {
      one: '{{count}} comandă refuzată',
      few: '{{count}} comenzi refuzate',
      other: '{{count}} de comenzi refuzate',
    },
    ru: {
      one: 'Отклонён {{count}} заказ',
      few: 'Отклонены {{count}} заказа',
      many: 'Отклонено {{count}} заказов',
      other: 'Отклонено {{count}} заказа',
    },
  },
  'orders.refused_several_answered': {
    en: 'Answered meanwhile, they have not changed: {{numbers}}',
    ro: 'Au primit răspuns între timp și nu s-au schimbat: {{numbers}}',
    ru: 'На них успели ответить, они не изменились: {{numbers}}',
  },
} as const satisfies Texts;
