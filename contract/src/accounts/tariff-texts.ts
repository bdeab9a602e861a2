import type { Texts } from '../languages/languages.ts';

/** The present tariff, and the contact for another tariff or for payment. */
export const tariffTexts = {
  'accounts.your_tariff': {
    en: 'Your tariff',
    ro: 'Tariful dumneavoastră',
    ru: 'Ваш тариф',
  },
  'accounts.tariff_named': {
    en: 'Tariff {{tariff}}',
    ro: 'Tariful {{tariff}}',
    ru: 'Тариф {{tariff}}',
  },
  'accounts.upgrade_how': {
    en: 'Write or call us and we will move you to this tariff.',
    ro: 'Scrieți-ne sau sunați-ne și vă trecem la acest tarif.',
    ru: 'Напишите или позвоните, и мы переведём вас на этот тариф.',
  },
  'accounts.upgrade_current': {
    en: 'This is your tariff now. Write or call us about anything else.',
    ro: 'Acesta este tariful dumneavoastră acum. Pentru orice altceva, scrieți-ne sau sunați-ne.',
    ru: 'Это ваш нынешний тариф. По другим вопросам напишите или позвоните.',
  },
  'accounts.pay': { en: 'Pay', ro: 'Plătește', ru: 'Оплатить' },
  'accounts.pay_named': {
    en: 'Pay for {{name}}',
    ro: 'Plătește pentru {{name}}',
    ru: 'Оплатить: {{name}}',
  },
  'accounts.pay_for_pub': {
    en: 'Pay for {{name}}',
    ro: 'Plata pentru {{name}}',
    ru: 'Оплата: {{name}}',
  },
  'accounts.pay_how': {
    en: 'Its publication has run out: guests see no menu and cannot order. Write or call us, and once it is paid the menu is back.',
    ro: 'Publicarea a expirat: oaspeții nu văd meniul și nu pot comanda. Scrieți-ne sau sunați-ne, iar după plată meniul revine.',
    ru: 'Срок публикации истёк: гости не видят меню и не могут заказать. Напишите или позвоните, и после оплаты меню вернётся.',
  },
  'accounts.pay_ahead_how': {
    en: 'Write or call us before its publication runs out. The days that you pay for are added to the present end; none is lost.',
    ro: 'Scrieți-ne sau sunați-ne înainte să expire publicarea. Zilele plătite se adaugă la sfârșitul actual; niciuna nu se pierde.',
    ru: 'Напишите или позвоните, пока срок публикации не истёк. Оплаченные дни прибавятся к нынешнему сроку, ни один не пропадёт.',
  },
  'accounts.contact_email': { en: 'E-mail', ro: 'E-mail', ru: 'Почта' },
  'accounts.contact_phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'accounts.copy_contact': {
    en: 'Copy {{contact}}',
    ro: 'Copiază {{contact}}',
    ru: 'Скопировать {{contact}}',
  },
  'accounts.contact_copied': { en: 'Copied', ro: 'Copiat', ru: 'Скопировано' },
} as const satisfies Texts;
