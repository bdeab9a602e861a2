import type { Texts } from '../languages/languages.ts';

/** The card with which a guest says where the fiscal receipt goes: loaded only where a till can send it. */
export const receiptIslandTexts = {
  'guest.receipt.title': {
    en: 'Fiscal receipt by e-mail or phone',
    ro: 'Bon fiscal pe e-mail sau telefon',
    ru: 'Чек на почту или телефон',
  },
  'guest.receipt.to': {
    en: 'E-mail or phone',
    ro: 'E-mail sau telefon',
    ru: 'Почта или телефон',
  },
  'guest.receipt.hint': {
    en: 'Before you pay. The venue’s till sends it; the address is deleted with your contacts.',
    ro: 'Înainte de plată. Îl trimite casa de marcat a localului; adresa se șterge odată cu contactele dumneavoastră.',
    ru: 'До оплаты. Его отправит касса заведения; адрес удаляется вместе с вашими контактами.',
  },
  'guest.receipt.save': { en: 'Save', ro: 'Salvează', ru: 'Сохранить' },
  'guest.receipt.goes': {
    en: 'It goes to {{to}}.',
    ro: 'Va fi trimis la {{to}}.',
    ru: 'Будет отправлен на {{to}}.',
  },
  'guest.receipt.wrong': {
    en: 'Type a phone or an e-mail.',
    ro: 'Scrieți un telefon sau un e-mail.',
    ru: 'Введите телефон или почту.',
  },
} as const satisfies Texts;
