import type { Texts } from '../../languages/languages.ts';

/** Canceling with a reason, and undoing a status. */
export const cancelTexts = {
  'orders.cancel': { en: 'Cancel…', ro: 'Anulează…', ru: 'Отменить…' },
  'orders.cancel_question': {
    en: 'Order {{number}} is canceled: what will the guest read?',
    ro: 'Comanda {{number}} se anulează: ce va citi oaspetele?',
    ru: 'Заказ {{number}} отменяется: что прочитает гость?',
  },

  'orders.cancel_not': { en: 'Do not cancel', ro: 'Nu anula', ru: 'Не отменять' },
  'orders.cancel_confirm': {
    en: 'Cancel the order',
    ro: 'Anulează comanda',
    ru: 'Отменить заказ',
  },
  'orders.cancel_text': {
    en: 'What the guest reads',
    ro: 'Ce citește oaspetele',
    ru: 'Что прочитает гость',
  },
  'orders.cancel_reason': { en: 'Reason', ro: 'Motivul', ru: 'Причина' },
  'orders.cancel_reason_too_busy': {
    en: 'Too many orders',
    ro: 'Prea multe comenzi',
    ru: 'Слишком много заказов',
  },
  'orders.cancel_reason_sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'orders.cancel_reason_no_delivery_there': {
    en: 'No delivery there',
    ro: 'Nu livrăm acolo',
    ru: 'Туда не доставляем',
  },
  'orders.cancel_reason_closing': { en: 'We are closing', ro: 'Închidem', ru: 'Закрываемся' },
  'orders.cancel_reason_not_reached': {
    en: 'Guest does not answer',
    ro: 'Oaspetele nu răspunde',
    ru: 'Гость не отвечает',
  },
  'orders.cancel_reason_by_guest': {
    en: 'The guest asked for it',
    ro: 'La cererea oaspetelui',
    ru: 'По просьбе гостя',
  },
  'orders.cancel_reason_not_answered': {
    en: 'Not answered in time',
    ro: 'Fără răspuns la timp',
    ru: 'Не ответили вовремя',
  },
  'orders.cancel_reason_other': { en: 'Another reason', ro: 'Alt motiv', ru: 'Другая причина' },
  'orders.refuse': { en: 'Refuse', ro: 'Refuză', ru: 'Отклонить' },
  'orders.refuse_question': {
    en: 'Order {{number}} is refused: what will the guest read?',
    ro: 'Comanda {{number}} se refuză: ce va citi oaspetele?',
    ru: 'Заказ {{number}} отклоняется: что прочитает гость?',
  },
  'orders.refuse_confirm': { en: 'Refuse the order', ro: 'Refuză comanda', ru: 'Отклонить заказ' },
  'orders.key_refuse': { en: 'refuse', ro: 'refuză', ru: 'отклонить' },
  'orders.sold_out_dishes': {
    en: 'What is sold out?',
    ro: 'Ce s-a terminat?',
    ru: 'Что закончилось?',
  },
  'orders.sold_out_hint': {
    en: 'What is sold out? Guests cannot order it until you open next.',
    ro: 'Ce s-a terminat? Oaspeții nu vor putea comanda până la următoarea deschidere.',
    ru: 'Что закончилось? До следующего открытия гости не смогут это заказать.',
  },
  'orders.undo': { en: 'Undo', ro: 'Pune la loc', ru: 'Вернуть' },
  'orders.undone': {
    en: 'Order {{number}} is back: {{status}}',
    ro: 'Comanda {{number}} este din nou: {{status}}',
    ru: 'Заказ {{number}} снова: {{status}}',
  },
  'orders.undone_stays_sold_out': {
    en: 'The dishes stay in “Sold out”.',
    ro: 'Preparatele au rămas la „S-a terminat”.',
    ru: 'Блюда остались в «Закончилось».',
  },
} as const satisfies Texts;
