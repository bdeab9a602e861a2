import type { Texts } from '../languages/languages.ts';

/** Orders for later at the desk, in the kitchen and on paper, and the slots of a day. */
export const laterTexts = {
  'orders.for_time': { en: 'For {{time}}', ro: 'Pentru {{time}}', ru: 'На {{time}}' },
  'orders.answer_from': { en: 'from {{time}}', ro: 'de la {{time}}', ru: 'с {{time}}' },
  'orders.answer_in': { en: 'in {{age}}', ro: 'peste {{age}}', ru: 'через {{age}}' },
  'orders.accept_for': {
    en: 'Accept for {{time}}',
    ro: 'Acceptă pentru {{time}}',
    ru: 'Принять на {{time}}',
  },
  'orders.begins_at': {
    en: 'The kitchen begins: {{time}}',
    ro: 'Bucătăria începe: {{time}}',
    ru: 'Кухня начнёт: {{time}}',
  },
  'orders.run_out': {
    en: 'Run out: {{dishes}}',
    ro: 'S-a terminat: {{dishes}}',
    ru: 'Закончилось: {{dishes}}',
  },
  'orders.run_out_choices': {
    en: '{{dish}} (no {{choices}})',
    ro: '{{dish}} (fără {{choices}})',
    ru: '{{dish}} (нет: {{choices}})',
  },
  'orders.run_out_asked': {
    en: 'The guest is asked: without it, or cancel the order',
    ro: 'Oaspetele este întrebat: fără acesta sau anularea comenzii',
    ru: 'Гостя спросили: убрать или отменить заказ',
  },
  'orders.later': { en: 'Later', ro: 'Mai târziu', ru: 'На потом' },
  'orders.later_path': { en: 'later', ro: 'mai târziu', ru: 'на потом' },
  'orders.later_title': {
    en: 'Orders for later',
    ro: 'Comenzi pentru mai târziu',
    ru: 'Заказы на потом',
  },
  'orders.no_later': {
    en: 'No orders for later',
    ro: 'Nu sunt comenzi pentru mai târziu',
    ru: 'Заказов на потом нет',
  },
  'orders.no_later_hint': {
    en: 'An accepted one waits here until the kitchen begins with it.',
    ro: 'Una acceptată așteaptă aici până când bucătăria o începe.',
    ru: 'Принятый ждёт здесь, пока кухня не начнёт его готовить.',
  },
  'orders.next_later': {
    en: 'For later: {{count}}. The next one is for {{time}}.',
    ro: 'Pentru mai târziu: {{count}}. Următoarea este pentru {{time}}.',
    ru: 'На потом: {{count}}. Ближайший на {{time}}.',
  },
  'orders.open_later': {
    en: 'Open orders for later',
    ro: 'Deschide comenzile pentru mai târziu',
    ru: 'Открыть заказы на потом',
  },
  'orders.slots': { en: 'Times for orders', ro: 'Ore pentru comenzi', ru: 'Время для заказов' },
  'orders.slots_day': { en: 'Day', ro: 'Ziua', ru: 'День' },
  'orders.slots_none': {
    en: 'No orders are taken on this day.',
    ro: 'În această zi nu se primesc comenzi.',
    ru: 'В этот день заказы не принимаются.',
  },
  'orders.slots_off': {
    en: 'The venue takes no orders for later and has no limits.',
    ro: 'Localul nu primește comenzi pentru mai târziu și nu are limite.',
    ru: 'Заведение не принимает заказы на потом и не имеет лимитов.',
  },
  'orders.slots_set_up': { en: 'Set up', ro: 'Configurează', ru: 'Настроить' },
  'orders.slot_takes': {
    en: 'Take orders for {{time}}',
    ro: 'Primește comenzi pentru {{time}}',
    ru: 'Принимать заказы на {{time}}',
  },
  'orders.slot_full': { en: 'full', ro: 'plin', ru: 'заполнено' },
  'orders.slot_shut': { en: 'shut', ro: 'închis', ru: 'закрыто' },
  'orders.slot_was_shut': {
    en: 'No orders are taken for {{time}}',
    ro: 'Nu se primesc comenzi pentru {{time}}',
    ru: 'На {{time}} заказы не принимаются',
  },
  'orders.slot_was_opened': {
    en: 'Orders are taken for {{time}} again',
    ro: 'Se primesc din nou comenzi pentru {{time}}',
    ru: 'На {{time}} заказы снова принимаются',
  },
  'orders.slot_used_orders': { en: 'orders', ro: 'comenzi', ru: 'заказы' },
  'orders.slot_used_dishes': { en: 'dishes', ro: 'preparate', ru: 'блюда' },
  'orders.slot_used_minutes': { en: 'minutes', ro: 'minute', ru: 'минуты' },
} as const satisfies Texts;
