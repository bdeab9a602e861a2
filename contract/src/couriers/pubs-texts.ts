import type { Texts } from '../languages/languages.ts';

/** The pubs that have added a courier, and the courier's confirmation. */
export const courierPubsTexts = {
  'couriers.added_by': {
    en: 'A venue has added you',
    ro: 'Un local v-a adăugat',
    ru: 'Вас добавило заведение',
  },
  'couriers.added_by_note': {
    en: 'Its orders are offered to you already. It sees only your name. Confirm, and it sees your phone, Telegram and photo too.',
    ro: 'Comenzile lui vă sunt deja propuse. Vă vede doar numele. Dacă confirmați, vă vede și telefonul, Telegram-ul și poza.',
    ru: 'Его заказы вам уже предлагаются. Ему видно только ваше имя. Подтвердите, и оно увидит телефон, Telegram и фото.',
  },
  'couriers.confirm_pub': { en: 'Confirm', ro: 'Confirm', ru: 'Подтвердить' },
  'couriers.confirm_pub_of': {
    en: 'Confirm: {{pub}}',
    ro: 'Confirm: {{pub}}',
    ru: 'Подтвердить: {{pub}}',
  },
  'couriers.pub_confirmed': {
    en: '{{pub}} can reach you now',
    ro: '{{pub}} vă poate contacta acum',
    ru: '{{pub}} теперь может с вами связаться',
  },
  'couriers.decline_pub': { en: 'Decline', ro: 'Refuz', ru: 'Отклонить' },
  'couriers.decline_pub_of': {
    en: 'Decline: {{pub}}',
    ro: 'Refuz: {{pub}}',
    ru: 'Отклонить: {{pub}}',
  },
  'couriers.leave_pub': { en: 'Leave', ro: 'Renunț', ru: 'Уйти' },
  'couriers.leave_pub_of': { en: 'Leave: {{pub}}', ro: 'Renunț: {{pub}}', ru: 'Уйти: {{pub}}' },
  'couriers.decline_pub_question': {
    en: 'No more orders of {{pub}}?',
    ro: 'Fără comenzi de la {{pub}}?',
    ru: 'Без заказов {{pub}}?',
  },
  'couriers.decline_pub_note': {
    en: 'Its own orders will not be offered to you, and you leave its list. What you have taken stays yours. It can add you again by your ID.',
    ro: 'Comenzile lui nu vă vor mai fi propuse și ieșiți din lista lui. Ce ați luat rămâne la dumneavoastră. Vă poate adăuga din nou după ID.',
    ru: 'Его собственные заказы вам больше не предложат, и вас не будет в его списке. Взятое останется за вами. Добавить вас снова можно по ID.',
  },
  'couriers.pub_declined': {
    en: 'You are off the list: {{pub}}',
    ro: 'Ați ieșit din listă: {{pub}}',
    ru: 'Вас больше нет в списке: {{pub}}',
  },
  'couriers.your_pubs': {
    en: 'Venues that see your contacts',
    ro: 'Localuri care vă văd contactele',
    ru: 'Заведения, которым видны ваши контакты',
  },
} as const satisfies Texts;
