import type { Texts } from '../../languages/languages.ts';

/** When a menu or a category is served: its form, and the line in the editor. */
export const servingTexts = {
  'menu.serving': { en: 'When it is served', ro: 'Când se servește', ru: 'Когда подаётся' },
  'menu.serving_always': { en: 'Always', ro: 'Mereu', ru: 'Всегда' },
  'menu.serving_at_times': { en: 'At set times', ro: 'La ore fixe', ru: 'По часам' },

  'menu.kitchen': {
    en: 'Kitchen and cut-off',
    ro: 'Bucătăria și termenul',
    ru: 'Кухня и срок заказа',
  },
  'menu.kitchen_any_time': {
    en: 'Ordered at any time',
    ro: 'Se comandă oricând',
    ru: 'Заказывают в любое время',
  },
  'menu.kitchen_minutes': {
    en: 'Kitchen work for one dish',
    ro: 'Timp de lucru pentru un preparat',
    ru: 'Работа кухни на одно блюдо',
  },
  'menu.kitchen_minutes_hint': {
    en: 'Counts towards the limit “Minutes of work at most”.',
    ro: 'Se numără la limita „Cel mult minute de lucru”.',
    ru: 'Идёт в счёт лимита «Минут работы не больше».',
  },
  'menu.kitchen_minutes_of': {
    en: '{{minutes}} min of work',
    ro: '{{minutes}} min de lucru',
    ru: '{{minutes}} мин работы',
  },
  'menu.minutes_unit': { en: 'min', ro: 'min', ru: 'мин' },

  'menu.serving_repeated': {
    en: 'The same hours are entered above',
    ro: 'Aceleași ore sunt introduse mai sus',
    ru: 'Такие же часы уже указаны выше',
  },
  'menu.served': {
    en: 'Served: {{hours}}',
    ro: 'Se servește: {{hours}}',
    ru: 'Подаётся: {{hours}}',
  },
  'menu.never_served': {
    en: 'Never: the menu is not served at these hours',
    ro: 'Niciodată: meniul nu se servește la aceste ore',
    ru: 'Никогда: эти часы вне часов меню',
  },
} as const satisfies Texts;
