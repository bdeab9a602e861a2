import type { Texts } from '../../languages/languages.ts';

/** Accepting an order with a time, the promised time, and moving it. */
export const promiseTexts = {
  'orders.mark_seen': { en: 'Seen', ro: 'Am văzut', ru: 'Увидели' },
  'orders.accept_with_time': {
    en: 'Accept, {{minutes}} min',
    ro: 'Acceptă, {{minutes}} min',
    ru: 'Принять, {{minutes}} мин',
  },
  'orders.other_time': { en: 'Another time', ro: 'Altă oră', ru: 'Другое время' },
  'orders.promise_time': { en: 'Set a time', ro: 'Alege ora', ru: 'Указать время' },
  'orders.move_promise': {
    en: 'Change the promised time',
    ro: 'Schimbă ora promisă',
    ru: 'Изменить обещанное время',
  },
  'orders.promise': { en: 'Promised time', ro: 'Ora promisă', ru: 'Обещанное время' },
  'orders.no_promise': { en: 'no time promised', ro: 'fără oră promisă', ru: 'время не указано' },
  'orders.ready_by': {
    en: 'Ready by {{time}}',
    ro: 'Gata până la {{time}}',
    ru: 'Готов к {{time}}',
  },
  'orders.with_guest_by': {
    en: 'With the guest by {{time}}',
    ro: 'La oaspete până la {{time}}',
    ru: 'У гостя до {{time}}',
  },
  'orders.promised_by': {
    en: 'promised by {{time}}',
    ro: 'promisă până la {{time}}',
    ru: 'обещан к {{time}}',
  },
  'orders.time_left': {
    en: '{{minutes}} min left',
    ro: 'încă {{minutes}} min',
    ru: 'ещё {{minutes}} мин',
  },
  'orders.late_by': {
    en: 'late by {{minutes}} min',
    ro: 'întârzie {{minutes}} min',
    ru: 'опоздание {{minutes}} мин',
  },
  'orders.minutes': { en: '{{minutes}} min', ro: '{{minutes}} min', ru: '{{minutes}} мин' },
  'orders.ready_in_question': {
    en: 'Order {{number}}: ready in…',
    ro: 'Comanda {{number}}: gata peste…',
    ru: 'Заказ {{number}}: готов через…',
  },
  'orders.later_question': {
    en: 'Order {{number}}: why later?',
    ro: 'Comanda {{number}}: de ce mai târziu?',
    ru: 'Заказ {{number}}: почему позже?',
  },

  'orders.promise_reason_too_busy': {
    en: 'Too many orders',
    ro: 'Prea multe comenzi',
    ru: 'Слишком много заказов',
  },
  'orders.promise_reason_takes_longer': {
    en: 'Takes longer to cook',
    ro: 'Pregătirea durează mai mult',
    ru: 'Готовится дольше',
  },
  'orders.promise_reason_courier_is_late': {
    en: 'The courier is late',
    ro: 'Curierul întârzie',
    ru: 'Курьер опаздывает',
  },
  'orders.promise_reason_by_guest': {
    en: 'The guest asked for it',
    ro: 'La cererea oaspetelui',
    ru: 'По просьбе гостя',
  },
  'orders.key_accept': { en: 'accept', ro: 'acceptă', ru: 'принять' },
  'orders.key_time': { en: 'time', ro: 'ora', ru: 'время' },
} as const satisfies Texts;
