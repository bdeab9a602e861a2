import type { Texts } from '../../languages/languages.ts';

/** A courier's balance, statement and settlements at the platform. */
export const ledgerTexts = {
  'administration.balance': {
    en: 'Balance',
    ro: 'Sold',
    ru: 'Баланс',
  },
  'administration.to_statement': {
    en: 'To the statement',
    ro: 'La extras',
    ru: 'К выписке',
  },
  'administration.reverse': { en: 'Reverse', ro: 'Stornează', ru: 'Сторнировать' },
  'administration.reverse_question': {
    en: 'Reverse settlement No {{number}}?',
    ro: 'Stornați decontarea nr. {{number}}?',
    ru: 'Сторнировать расчёт № {{number}}?',
  },
  'administration.reverse_courier_paid': {
    en: 'It no longer counts that {{courier}} paid us {{amount}}. Both lines stay in the statement, marked. A reversal cannot be reversed.',
    ro: 'Nu se mai ia în calcul că {{courier}} ne-a plătit {{amount}}. Ambele rânduri rămân în extras, marcate. O stornare nu poate fi stornată.',
    ru: 'Платёж от {{courier}} на {{amount}} больше не учитывается. Обе строки останутся в выписке с пометкой. Само сторно отменить нельзя.',
  },
  'administration.reverse_platform_paid': {
    en: 'It no longer counts that we paid {{courier}} {{amount}}. Both lines stay in the statement, marked. A reversal cannot be reversed.',
    ro: 'Nu se mai ia în calcul că am plătit către {{courier}} suma de {{amount}}. Ambele rânduri rămân în extras, marcate. O stornare nu poate fi stornată.',
    ru: 'Наш платёж для {{courier}} на {{amount}} больше не учитывается. Обе строки останутся в выписке с пометкой. Само сторно отменить нельзя.',
  },
  'administration.settlement_reversed': {
    en: 'Settlement No {{number}} is reversed',
    ro: 'Decontarea nr. {{number}} este stornată',
    ru: 'Расчёт № {{number}} сторнирован',
  },
  'administration.to_couriers': {
    en: 'To the couriers',
    ro: 'La curieri',
    ru: 'К курьерам',
  },
  'administration.statement': {
    en: 'Statement',
    ro: 'Extras',
    ru: 'Выписка',
  },
  'administration.statement_of': {
    en: 'Statement of {{courier}}',
    ro: 'Extrasul curierului {{courier}}',
    ru: 'Выписка: {{courier}}',
  },
  'administration.no_lines': {
    en: 'No line yet',
    ro: 'Încă niciun rând',
    ru: 'Записей пока нет',
  },
  'administration.no_lines_hint': {
    en: 'Completed orders of the service and settlements are written here.',
    ro: 'Aici se scriu comenzile finalizate ale serviciului și decontările.',
    ru: 'Здесь появятся завершённые заказы службы и расчёты.',
  },
  'administration.line_debit': {
    en: 'Owed from cash',
    ro: 'De predat din numerar',
    ru: 'К сдаче из наличных',
  },
  'administration.line_goods': {
    en: 'Paid to the venue',
    ro: 'Plătit localului',
    ru: 'Отдано заведению',
  },
  'administration.line_reward': {
    en: 'Reward',
    ro: 'Recompensă',
    ru: 'Вознаграждение',
  },
  'administration.line_correction': {
    en: 'Order corrected',
    ro: 'Comandă corectată',
    ru: 'Заказ исправлен',
  },
  'administration.line_reversal': {
    en: 'Reversal',
    ro: 'Stornare',
    ru: 'Сторно',
  },
  'administration.line_settlement': {
    en: 'Settlement',
    ro: 'Decontare',
    ru: 'Расчёт',
  },
  'administration.order_number': {
    en: 'Order #{{number}}',
    ro: 'Comanda #{{number}}',
    ru: 'Заказ #{{number}}',
  },
  'administration.balance_after': {
    en: 'Balance after',
    ro: 'Sold după',
    ru: 'Баланс после',
  },
  'administration.settle': {
    en: 'Settle',
    ro: 'Decontează',
    ru: 'Рассчитаться',
  },
  'administration.settle_named': {
    en: 'Settle with {{courier}}',
    ro: 'Decontează cu {{courier}}',
    ru: 'Рассчитаться: {{courier}}',
  },
  'administration.settle_who': {
    en: 'Who paid whom',
    ro: 'Cine cui a plătit',
    ru: 'Кто кому заплатил',
  },
  'administration.courier_paid': {
    en: 'The courier paid us',
    ro: 'Curierul ne-a plătit',
    ru: 'Курьер заплатил нам',
  },
  'administration.we_paid': {
    en: 'We paid the courier',
    ro: 'Noi am plătit curierului',
    ru: 'Мы заплатили курьеру',
  },
  'administration.settle_all': {
    en: 'Settle all: {{amount}}',
    ro: 'Tot: {{amount}}',
    ru: 'Всё сразу: {{amount}}',
  },
  'administration.currency': {
    en: 'Currency',
    ro: 'Valuta',
    ru: 'Валюта',
  },
  'administration.amount': {
    en: 'Amount',
    ro: 'Suma',
    ru: 'Сумма',
  },
  'administration.amount_invalid': {
    en: 'An amount above 0, with at most two decimals',
    ro: 'O sumă peste 0, cu cel mult două zecimale',
    ru: 'Сумма больше 0, не более двух знаков после запятой',
  },
  'administration.note': {
    en: 'Note',
    ro: 'Notă',
    ru: 'Примечание',
  },
  'administration.note_hint': {
    en: 'Stands in the courier’s statement too',
    ro: 'Apare și în extrasul curierului',
    ru: 'Видно и в выписке курьера',
  },
  'administration.balance_now': {
    en: 'Balance now',
    ro: 'Sold acum',
    ru: 'Баланс сейчас',
  },
  'administration.settled': {
    en: 'Settled with {{courier}}. {{words}}',
    ro: 'Decontat cu {{courier}}. {{words}}',
    ru: 'Расчёт с {{courier}} записан. {{words}}',
  },
} as const satisfies Texts;
