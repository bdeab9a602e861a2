import type { Texts } from '../languages/languages.ts';

/** The receipt of a settlement: the same words for the courier and the platform. */
export const receiptTexts = {
  'couriers.receipt_number': {
    en: 'Receipt No {{number}}',
    ro: 'Chitanța nr. {{number}}',
    ru: 'Квитанция № {{number}}',
  },
  'couriers.reversal_number': {
    en: 'Reversal No {{number}}',
    ro: 'Stornarea nr. {{number}}',
    ru: 'Сторно № {{number}}',
  },
  'couriers.receipt_path': { en: 'receipt', ro: 'chitanță', ru: 'квитанция' },
  'couriers.receipt_courier_paid': {
    en: 'The courier paid the platform',
    ro: 'Curierul a plătit platformei',
    ru: 'Курьер заплатил платформе',
  },
  'couriers.receipt_platform_paid': {
    en: 'The platform paid the courier',
    ro: 'Platforma a plătit curierului',
    ru: 'Платформа заплатила курьеру',
  },
  'couriers.debt_courier_to_both': {
    en: 'The courier owes the platform',
    ro: 'Curierul datorează platformei',
    ru: 'Курьер должен платформе',
  },
  'couriers.debt_platform_to_both': {
    en: 'The platform owes the courier',
    ro: 'Platforma îi datorează curierului',
    ru: 'Платформа должна курьеру',
  },
  'couriers.receipt_is_reversed': {
    en: 'Reversed: this payment does not count.',
    ro: 'Stornată: această plată nu se ia în calcul.',
    ru: 'Сторнирована: этот платёж не учитывается.',
  },
  'couriers.receipt_reverses': {
    en: 'Takes back a wrong settlement: this payment does not count.',
    ro: 'Anulează o decontare greșită: această plată nu se ia în calcul.',
    ru: 'Отменяет ошибочный расчёт: этот платёж не учитывается.',
  },
  'couriers.receipt_time': { en: 'Date and time', ro: 'Data și ora', ru: 'Дата и время' },
  'couriers.receipt_courier': { en: 'Courier', ro: 'Curier', ru: 'Курьер' },
  'couriers.receipt_platform': { en: 'Platform', ro: 'Platforma', ru: 'Платформа' },
  'couriers.receipt_before': { en: 'Balance before', ro: 'Sold înainte', ru: 'Баланс до' },
  'couriers.receipt_after': { en: 'Balance after', ro: 'Sold după', ru: 'Баланс после' },
  'couriers.receipt_reason': { en: 'Reason', ro: 'Motivul', ru: 'Причина' },
  'couriers.receipt_recorded_by': { en: 'Recorded by', ro: 'Înregistrat de', ru: 'Записал' },
  'couriers.receipt_by_platform': { en: 'the platform', ro: 'platformă', ru: 'платформа' },
  'couriers.line_is_reversed': { en: 'Reversed', ro: 'Stornată', ru: 'Сторнирован' },
} as const satisfies Texts;
