import type { Texts } from '../languages/languages.ts';

/** The card that turns the pushes of an order on: loaded only where the browser can show them. */
export const pushIslandTexts = {
  'guest.push.offer': {
    en: 'Tell me when it is ready',
    ro: 'Anunțați-mă când este gata',
    ru: 'Сообщите о готовности',
  },
  'guest.push.offer_hint': {
    en: 'You may close this page: we notify you when the venue answers and when the order is ready or on its way.',
    ro: 'Puteți închide pagina: vă anunțăm când localul răspunde și când comanda este gata sau pe drum.',
    ru: 'Страницу можно закрыть: пришлём уведомление, когда заведение ответит и когда заказ будет готов или в пути.',
  },
  'guest.push.on': {
    en: 'We notify you on this device. You may close the page.',
    ro: 'Vă anunțăm pe acest dispozitiv. Puteți închide pagina.',
    ru: 'Уведомления придут на это устройство. Страницу можно закрыть.',
  },
  'guest.push.turn_off': { en: 'Turn off', ro: 'Oprește', ru: 'Отключить' },
  'guest.push.denied': {
    en: 'The browser does not allow notifications of this site. Allow them in its settings for the site (the icon beside the address), then press again.',
    ro: 'Browserul nu permite notificări de la acest site. Permiteți-le în setările lui pentru site (pictograma de lângă adresă), apoi apăsați din nou.',
    ru: 'Браузер не разрешает уведомления этого сайта. Разрешите их в его настройках для сайта (значок рядом с адресом), затем нажмите ещё раз.',
  },
} as const satisfies Texts;
