import type { Texts } from '../languages/languages.ts';

/** Who owes whom: the courier reads the first part, the platform the second. The amount follows the words. */
export const debtTexts = {
  'couriers.debt_courier_to_courier': {
    en: 'You owe the platform',
    ro: 'Datorați platformei',
    ru: 'Вы должны платформе',
  },
  'couriers.debt_platform_to_courier': {
    en: 'The platform owes you',
    ro: 'Platforma vă datorează',
    ru: 'Платформа должна вам',
  },
  'couriers.debt_courier_to_platform': {
    en: 'The courier owes us',
    ro: 'Curierul ne datorează',
    ru: 'Курьер должен нам',
  },
  'couriers.debt_platform_to_platform': {
    en: 'We owe the courier',
    ro: 'Îi datorăm curierului',
    ru: 'Мы должны курьеру',
  },
  'couriers.debt_none': {
    en: 'Settled, nothing open',
    ro: 'Decontat, nimic restant',
    ru: 'Всё рассчитано, долгов нет',
  },
} as const satisfies Texts;
