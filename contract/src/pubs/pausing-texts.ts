import type { Texts } from '../languages/languages.ts';

/** Pausing new orders, and promising later while there is much to do. */
export const pausingTexts = {
  'pubs.pausing': {
    en: 'Pause or busy',
    ro: 'Pauză, aglomerație',
    ru: 'Пауза, много заказов',
  },
  'pubs.pause': {
    en: 'Pause new orders',
    ro: 'Pauză la comenzi noi',
    ru: 'Пауза в приёме заказов',
  },

  'pubs.pause_types': { en: 'Which orders', ro: 'Care comenzi', ru: 'Какие заказы' },
  'pubs.pause_all': { en: 'All', ro: 'Toate', ru: 'Все' },
  'pubs.pause_in_place': { en: 'Tables', ro: 'Mese', ru: 'Столики' },
  'pubs.pause_delivery': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'pubs.pause_pick_up': { en: 'Pick-up', ro: 'Ridicare', ru: 'Самовывоз' },
  'pubs.until_opening': { en: 'Until opening', ro: 'Până la deschidere', ru: 'До открытия' },
  'pubs.until_closing': { en: 'Until closing', ro: 'Până la închidere', ru: 'До закрытия' },
  'pubs.until_ended': { en: 'Until I end it', ro: 'Până o opresc eu', ru: 'Пока не отменю' },
  'pubs.busy': { en: 'Busy', ro: 'Aglomerație', ru: 'Много заказов' },

  'pubs.busy_longer': {
    en: 'Longer by, min',
    ro: 'Mai mult cu, min',
    ru: 'Дольше на, мин',
  },
  'pubs.busy_minutes': { en: '+{{minutes}}', ro: '+{{minutes}}', ru: '+{{minutes}}' },
  'pubs.paused_all': {
    en: 'New orders are paused',
    ro: 'Comenzile noi sunt în pauză',
    ru: 'Приём заказов на паузе',
  },
  'pubs.paused_delivery': {
    en: 'Deliveries are paused',
    ro: 'Livrările sunt în pauză',
    ru: 'Доставка на паузе',
  },
  'pubs.paused_in_place': {
    en: 'Orders at tables are paused',
    ro: 'Comenzile la masă sunt în pauză',
    ru: 'Заказы за столиками на паузе',
  },
  'pubs.paused_pick_up': {
    en: 'Pick-ups are paused',
    ro: 'Ridicările sunt în pauză',
    ru: 'Самовывоз на паузе',
  },
  'pubs.promises_longer': {
    en: 'Busy: {{minutes}} min longer',
    ro: 'Aglomerație: cu {{minutes}} min mai mult',
    ru: 'Много заказов: дольше на {{minutes}} мин',
  },
  'pubs.state_until': { en: 'until {{time}}', ro: 'până la {{time}}', ru: 'до {{time}}' },
  'pubs.state_until_ended': {
    en: 'until you end it',
    ro: 'până o opriți',
    ru: 'пока вы не отмените',
  },
  'pubs.slots_shut': {
    en: 'No orders are taken for {{times}}',
    ro: 'Nu se primesc comenzi pentru {{times}}',
    ru: 'Заказы не принимаются на {{times}}',
  },
  'pubs.show_slots': { en: 'Show', ro: 'Arată', ru: 'Показать' },
  'pubs.end_pause': { en: 'Take orders', ro: 'Reia comenzile', ru: 'Принимать' },
  'pubs.end_busy': { en: 'Usual times', ro: 'Timpi obișnuiți', ru: 'Как обычно' },
} as const satisfies Texts;
