import type { Texts } from '../languages/languages.ts';

/** The card with which a guest pays an order by MIA: loaded only where the pub takes it. */
export const miaIslandTexts = {
  'guest.mia.title': { en: 'Pay by MIA', ro: 'Achitați prin MIA', ru: 'Оплата через MIA' },
  'guest.mia.pay': {
    en: 'Pay {{amount}} by MIA',
    ro: 'Achită {{amount}} prin MIA',
    ru: 'Оплатить {{amount}} через MIA',
  },
  'guest.mia.hint': {
    en: 'An instant transfer from the app of your bank.',
    ro: 'Un transfer instant din aplicația băncii dumneavoastră.',
    ru: 'Мгновенный перевод из приложения вашего банка.',
  },
  'guest.mia.to_pay': {
    en: 'To pay: {{amount}}',
    ro: 'De achitat: {{amount}}',
    ru: 'К оплате: {{amount}}',
  },
  'guest.mia.open_app': {
    en: 'Open the bank’s app',
    ro: 'Deschide aplicația băncii',
    ru: 'Открыть приложение банка',
  },
  'guest.mia.scan': {
    en: 'Or scan the code with another phone. It can be paid until {{time}}.',
    ro: 'Sau scanați codul cu alt telefon. Se poate achita până la {{time}}.',
    ru: 'Или отсканируйте код другим телефоном. Оплатить можно до {{time}}.',
  },
  'guest.mia.code': { en: 'QR code of the payment', ro: 'Codul QR al plății', ru: 'QR-код оплаты' },
  'guest.mia.cancel': { en: 'Do not pay by MIA', ro: 'Renunță la MIA', ru: 'Не платить через MIA' },
  'guest.mia.unsure': {
    en: 'The bank does not answer. We go on asking it. If you have paid, do not pay once more.',
    ro: 'Banca nu răspunde. O întrebăm în continuare. Dacă ați achitat, nu achitați încă o dată.',
    ru: 'Банк не отвечает. Мы продолжаем спрашивать. Если вы уже заплатили, не платите ещё раз.',
  },
  'guest.mia.ending': {
    en: 'We are canceling the payment at the bank…',
    ro: 'Anulăm plata la bancă…',
    ru: 'Отменяем оплату в банке…',
  },
  'guest.mia.paid': {
    en: 'Paid by MIA: {{amount}}. Thank you!',
    ro: 'Achitat prin MIA: {{amount}}. Mulțumim!',
    ru: 'Оплачено через MIA: {{amount}}. Спасибо!',
  },
  'guest.mia.expired': {
    en: 'The time to pay is over. You can pay once more.',
    ro: 'Timpul de plată a expirat. Puteți încerca din nou.',
    ru: 'Время оплаты вышло. Можно попробовать ещё раз.',
  },
  'guest.mia.canceled': {
    en: 'The payment was canceled; nothing was paid.',
    ro: 'Plata a fost anulată; nu s-a achitat nimic.',
    ru: 'Оплата отменена, ничего не списано.',
  },
  'guest.mia.refunding': {
    en: 'The venue gives {{amount}} back to your account.',
    ro: 'Localul vă restituie {{amount}} în cont.',
    ru: 'Заведение возвращает {{amount}} на ваш счёт.',
  },
  'guest.mia.refunded': {
    en: '{{amount}} were given back to your account.',
    ro: '{{amount}} s-au restituit în contul dumneavoastră.',
    ru: '{{amount}} возвращено на ваш счёт.',
  },
} as const satisfies Texts;
