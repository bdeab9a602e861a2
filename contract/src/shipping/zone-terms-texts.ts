import type { Texts } from '../languages/languages.ts';

/** The form of a zone's terms, and what its row says of them. */
export const zoneTermsTexts = {
  'shipping.zone_named': {
    en: '{{number}} · {{name}}',
    ro: '{{number}} · {{name}}',
    ru: '{{number}} · {{name}}',
  },
  'shipping.terms': { en: 'Terms of the zone', ro: 'Condițiile zonei', ru: 'Условия зоны' },
  'shipping.terms_of': {
    en: 'Zone {{number}}: terms',
    ro: 'Zona {{number}}: condiții',
    ru: 'Зона {{number}}: условия',
  },
  'shipping.terms_none': {
    en: 'Name, minimum, steps, hours…',
    ro: 'Nume, minim, trepte, ore…',
    ru: 'Название, минимум, ступени, часы…',
  },
  'shipping.zone_name': {
    en: 'Name, for you and the couriers',
    ro: 'Nume, pentru local și curieri',
    ru: 'Название, для вас и курьеров',
  },
  'shipping.minimum': {
    en: 'Minimum of dishes',
    ro: 'Minim de preparate',
    ru: 'Минимум блюд',
  },
  'shipping.minimum_of': {
    en: 'minimum {{amount}}',
    ro: 'minim {{amount}}',
    ru: 'минимум {{amount}}',
  },
  'shipping.extra_minutes': {
    en: 'Longer by',
    ro: 'Mai mult cu',
    ru: 'Дольше на',
  },
  'shipping.extra_minutes_of': {
    en: '{{count}} min longer',
    ro: 'cu {{count}} min mai mult',
    ru: 'дольше на {{count}} мин',
  },
  'shipping.extra_minutes_problem': {
    en: 'Whole minutes from 0 to {{max}}.',
    ro: 'Minute întregi de la 0 la {{max}}.',
    ru: 'Целые минуты от 0 до {{max}}.',
  },
  'shipping.steps': {
    en: 'Cheaper for larger orders',
    ro: 'Mai ieftin la comenzi mai mari',
    ru: 'Дешевле для больших заказов',
  },
  'shipping.step': { en: 'Step {{number}}', ro: 'Treapta {{number}}', ru: 'Ступень {{number}}' },
  'shipping.step_from': { en: 'Dishes from', ro: 'Preparate de la', ru: 'Блюда от' },
  'shipping.step_price': { en: 'Delivery', ro: 'Livrarea', ru: 'Доставка' },
  'shipping.step_reward': { en: 'To the courier', ro: 'Curierului', ru: 'Курьеру' },
  'shipping.step_field': {
    en: 'Step {{number}}: {{field}}',
    ro: 'Treapta {{number}}: {{field}}',
    ru: 'Ступень {{number}}: {{field}}',
  },
  'shipping.add_step': { en: 'Add a step', ro: 'Adaugă o treaptă', ru: 'Добавить ступень' },
  'shipping.remove_step': {
    en: 'Remove step {{number}}',
    ro: 'Scoate treapta {{number}}',
    ru: 'Убрать ступень {{number}}',
  },
  'shipping.step_costs': {
    en: '{{price}} from {{from}}',
    ro: '{{price}} de la {{from}}',
    ru: '{{price}} от {{from}}',
  },
  'shipping.reward_note': {
    en: 'Without an amount of its own a step leaves the courier the price of the zone.',
    ro: 'Fără o sumă proprie, treapta îi lasă curierului prețul zonei.',
    ru: 'Без своей суммы ступень оставляет курьеру цену зоны.',
  },
  'shipping.zone_closed': {
    en: 'Closed for now',
    ro: 'Închisă temporar',
    ru: 'Временно закрыта',
  },
  'shipping.closed_until': {
    en: 'closed until {{time}}',
    ro: 'închisă până la {{time}}',
    ru: 'закрыта до {{time}}',
  },
  'shipping.closed_by_hand': {
    en: 'closed until you open it',
    ro: 'închisă până o deschideți',
    ru: 'закрыта, пока вы её не откроете',
  },
  'shipping.closed_day': {
    en: 'Until the day, if you know it',
    ro: 'Până în ziua, dacă o știți',
    ru: 'До дня, если он известен',
  },
  'shipping.closed_time': { en: 'until the time', ro: 'până la ora', ru: 'до времени' },
  'shipping.closed_day_problem': {
    en: 'A moment that is ahead, within a year.',
    ro: 'Un moment care urmează, în cel mult un an.',
    ru: 'Момент впереди, не позже чем через год.',
  },
  'shipping.closed_text': {
    en: '{{language}}: why, for guests',
    ro: '{{language}}: motivul, pentru oaspeți',
    ru: '{{language}}: причина, для гостей',
  },
  'shipping.own_hours': {
    en: 'Hours of its own',
    ro: 'Ore proprii',
    ru: 'Свои часы',
  },
  'shipping.own_hours_hint': {
    en: 'Within the delivery hours',
    ro: 'În orele de livrare',
    ru: 'В пределах часов доставки',
  },
  'shipping.has_own_hours': { en: 'hours of its own', ro: 'ore proprii', ru: 'свои часы' },
  'shipping.add_hours': {
    en: '{{day}}: add hours',
    ro: '{{day}}: adaugă ore',
    ru: '{{day}}: добавить часы',
  },
  'shipping.remove_hours': {
    en: '{{day}}: remove {{hours}}',
    ro: '{{day}}: scoate {{hours}}',
    ru: '{{day}}: убрать {{hours}}',
  },
} as const satisfies Texts;
