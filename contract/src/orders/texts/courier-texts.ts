import type { Texts } from '../../languages/languages.ts';

/** The courier of an order. */
export const orderCourierTexts = {
  'orders.courier': { en: 'Courier', ro: 'Curier', ru: 'Курьер' },
  'orders.courier_hint': {
    en: 'Set the order to “Preparing” and couriers will see it',
    ro: 'Treceți comanda la „Se pregătește” ca să o vadă curierii',
    ru: 'Переведите заказ в «Готовится», чтобы его увидели курьеры',
  },
  'orders.courier_searching': {
    en: 'Searching for couriers…',
    ro: 'Se caută curieri…',
    ru: 'Ищем курьера…',
  },
  'orders.courier_found': {
    en: 'A courier was found',
    ro: 'Curierul a fost găsit',
    ru: 'Курьер найден',
  },
  'orders.courier_not_found': {
    en: 'Courier not found',
    ro: 'Curierul nu a fost găsit',
    ru: 'Курьер не найден',
  },
  'orders.about_courier': {
    en: 'About the courier {{name}}',
    ro: 'Despre curierul {{name}}',
    ru: 'О курьере {{name}}',
  },
  'orders.courier_phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'orders.courier_telegram': { en: 'Telegram', ro: 'Telegram', ru: 'Telegram' },
  'orders.courier_gone_hint': {
    en: 'This courier no longer delivers for your venues.',
    ro: 'Acest curier nu mai livrează pentru localurile dumneavoastră.',
    ru: 'Этот курьер больше не возит заказы ваших заведений.',
  },
  'orders.courier_silent': {
    en: 'Courier silent for {{minutes}} min: from {{time}} others may take it',
    ro: 'Curierul tace de {{minutes}} min: de la {{time}} o pot lua alții',
    ru: 'Курьер молчит {{minutes}} мин: с {{time}} заказ смогут взять другие',
  },
  'orders.handover_code': {
    en: 'Code for the courier',
    ro: 'Cod pentru curier',
    ru: 'Код для курьера',
  },
  'orders.handover_wrong': {
    en: 'Wrong codes so far: {{count}}',
    ro: 'Coduri greșite până acum: {{count}}',
    ru: 'Неверных кодов: {{count}}',
  },
  'orders.handover_locked': {
    en: 'Three wrong codes: complete the order yourself, or let the courier try again',
    ro: 'Trei coduri greșite: finalizați comanda sau permiteți curierului să mai încerce',
    ru: 'Три неверных кода: завершите заказ сами или дайте курьеру попробовать ещё',
  },
  'orders.handover_allow': {
    en: 'Let them try again',
    ro: 'Permite din nou',
    ru: 'Разрешить ещё раз',
  },
  'orders.courier_left': {
    en: 'the courier no longer has it',
    ro: 'curierul nu o mai are',
    ru: 'заказ больше не у курьера',
  },
} as const satisfies Texts;
