import type { Texts } from '../languages/languages.ts';

/** The menu's link back to an order; in every language, since it is loaded only when needed. */
export const ownOrderTexts = {
  'guest.mine.not_handled': {
    en: 'Your order {{number}} has been sent',
    ro: 'Comanda {{number}} a fost trimisă',
    ru: 'Ваш заказ {{number}} отправлен',
  },
  'guest.mine.preparing': {
    en: 'Your order {{number}} is being prepared',
    ro: 'Comanda {{number}} se pregătește',
    ru: 'Ваш заказ {{number}} готовится',
  },
  'guest.mine.ahead': {
    en: 'Your order {{number}} is accepted',
    ro: 'Comanda {{number}} a fost acceptată',
    ru: 'Ваш заказ {{number}} принят',
  },
  'guest.mine.missing': {
    en: 'Your order {{number}}: something has run out, please choose',
    ro: 'Comanda {{number}}: ceva s-a terminat, alegeți ce facem',
    ru: 'Ваш заказ {{number}}: часть блюд закончилась, выберите, как быть',
  },
  'guest.mine.prepared': {
    en: 'Your order {{number}} is ready',
    ro: 'Comanda {{number}} este gata',
    ru: 'Ваш заказ {{number}} готов',
  },
  'guest.mine.at_courier': {
    en: 'Your order {{number}} is on the way',
    ro: 'Comanda {{number}} este pe drum',
    ru: 'Ваш заказ {{number}} в пути',
  },
  'guest.mine.completed_in_place': {
    en: 'Your order {{number}} has been served',
    ro: 'Comanda {{number}} a fost servită',
    ru: 'Ваш заказ {{number}} подан',
  },
  'guest.mine.completed_delivery': {
    en: 'Your order {{number}} has been delivered',
    ro: 'Comanda {{number}} a fost livrată',
    ru: 'Ваш заказ {{number}} доставлен',
  },
  'guest.mine.completed_pick_up': {
    en: 'You have collected your order {{number}}',
    ro: 'Ați ridicat comanda {{number}}',
    ru: 'Заказ {{number}} вы забрали',
  },
  'guest.mine.canceled': {
    en: 'Your order {{number}} was canceled',
    ro: 'Comanda {{number}} a fost anulată',
    ru: 'Ваш заказ {{number}} отменён',
  },
  'guest.mine.evening': {
    en: 'Ordered tonight: {{sum}}',
    ro: 'Comandat în această seară: {{sum}}',
    ru: 'Заказано за вечер: {{sum}}',
  },
  'guest.mine.tonight': {
    en: 'From this phone tonight',
    ro: 'De pe acest telefon, în această seară',
    ru: 'За вечер с этого телефона',
  },
  'guest.mine.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.mine.together': { en: 'Together', ro: 'Împreună', ru: 'Вместе' },
  'guest.mine.more': { en: '{{count}} more', ro: 'încă {{count}}', ru: 'ещё {{count}}' },
} as const satisfies Texts;
