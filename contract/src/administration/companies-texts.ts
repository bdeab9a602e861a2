import type { Texts } from '../languages/languages.ts';

/** Tariffs, pubs and their publication. */
export const companiesTexts = {
  'administration.companies': {
    en: 'Companies',
    ro: 'Companii',
    ru: 'Компании',
  },
  'administration.companies_note': {
    en: 'Who pays for what: tariffs, venues and their publication.',
    ro: 'Cine pentru ce plătește: tarife, localuri și publicarea lor.',
    ru: 'Кто за что платит: тарифы, заведения и их публикация.',
  },
  'administration.companies_search': {
    en: 'Name, e-mail, phone or venue',
    ro: 'Nume, e-mail, telefon sau local',
    ru: 'Имя, контакты или заведение',
  },
  'administration.no_companies': {
    en: 'No company yet',
    ro: 'Încă nicio companie',
    ru: 'Компаний пока нет',
  },
  'administration.no_companies_hint': {
    en: 'A company that registers appears here.',
    ro: 'Compania care se înregistrează apare aici.',
    ru: 'Здесь появится зарегистрированная компания.',
  },
  'administration.venues': {
    en: { one: '{{count}} venue', other: '{{count}} venues' },
    ro: { one: '{{count}} local', few: '{{count}} localuri', other: '{{count}} de localuri' },
    ru: {
      one: '{{count}} заведение',
      few: '{{count}} заведения',
      many: '{{count}} заведений',
      other: '{{count}} заведения',
    },
  },
  'administration.change_tariff': {
    en: 'Change the tariff',
    ro: 'Schimbă tariful',
    ru: 'Сменить тариф',
  },
  'administration.change_tariff_of': {
    en: 'Change the tariff of {{company}}',
    ro: 'Schimbă tariful companiei {{company}}',
    ru: 'Сменить тариф: {{company}}',
  },
  'administration.tariff_of': {
    en: 'Tariff of {{company}}',
    ro: 'Tariful companiei {{company}}',
    ru: 'Тариф: {{company}}',
  },
  'administration.tariff_same': {
    en: 'This is the tariff that the company has now.',
    ro: 'Acesta este tariful de acum al companiei.',
    ru: 'Это нынешний тариф компании.',
  },
  'administration.tariff_no_limit': {
    en: 'Any number of venues. Those that are there stay as they are.',
    ro: 'Oricâte localuri. Cele existente rămân așa cum sunt.',
    ru: 'Сколько угодно заведений. Нынешние остаются как есть.',
  },
  'administration.tariff_limit': {
    en: { one: 'Up to {{count}} venue.', other: 'Up to {{count}} venues.' },
    ro: {
      one: 'Cel mult {{count}} local.',
      few: 'Cel mult {{count}} localuri.',
      other: 'Cel mult {{count}} de localuri.',
    },
    ru: {
      one: 'До {{count}} заведения.',
      few: 'До {{count}} заведений.',
      many: 'До {{count}} заведений.',
      other: 'До {{count}} заведения.',
    },
  },
  'administration.tariff_room': {
    en: { one: '{{count}} more can be added.', other: '{{count}} more can be added.' },
    ro: {
      one: 'Se mai poate adăuga {{count}}.',
      few: 'Se mai pot adăuga {{count}}.',
      other: 'Se mai pot adăuga {{count}}.',
    },
    ru: {
      one: 'Можно добавить ещё {{count}}.',
      few: 'Можно добавить ещё {{count}}.',
      many: 'Можно добавить ещё {{count}}.',
      other: 'Можно добавить ещё {{count}}.',
    },
  },
  'administration.tariff_full': {
    en: 'All places are taken: a new one needs a larger tariff.',
    ro: 'Toate locurile sunt ocupate: pentru unul nou trebuie un tarif mai mare.',
    ru: 'Все места заняты: для нового нужен тариф больше.',
  },
  'administration.tariff_too_many': {
    en: {
      one: 'The company has {{count}}. It stays published; a new one is refused until there are fewer.',
      other:
        'The company has {{count}}. They all stay published; a new one is refused until there are fewer.',
    },
    ro: {
      one: 'Compania are {{count}}. Rămâne publicat; unul nou se refuză până când sunt mai puține.',
      few: 'Compania are {{count}}. Toate rămân publicate; unul nou se refuză până când sunt mai puține.',
      other:
        'Compania are {{count}}. Toate rămân publicate; unul nou se refuză până când sunt mai puține.',
    },
    ru: {
      one: 'У компании {{count}}. Оно остаётся опубликованным; новое нельзя добавить, пока их не станет меньше.',
      few: 'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
      many: 'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
      other:
        'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
    },
  },
  'administration.tariff_changed': {
    en: '{{company}}: the tariff is {{tariff}} now',
    ro: '{{company}}: tariful este acum {{tariff}}',
    ru: '{{company}}: теперь тариф {{tariff}}',
  },
  'administration.expired': {
    en: 'Expired',
    ro: 'Expirat',
    ru: 'Истёк',
  },
  'administration.until': {
    en: 'until {{time}}',
    ro: 'până la {{time}}',
    ru: 'до {{time}}',
  },
  'administration.public_page_of': {
    en: 'Public page of {{pub}}',
    ro: 'Pagina publică: {{pub}}',
    ru: 'Страница для гостей: {{pub}}',
  },
  'administration.extend': {
    en: 'Extend',
    ro: 'Prelungește',
    ru: 'Продлить',
  },
  'administration.extend_named': {
    en: 'Extend {{pub}}',
    ro: 'Prelungește: {{pub}}',
    ru: 'Продлить: {{pub}}',
  },
  'administration.extend_title': {
    en: 'Publication of {{pub}}',
    ro: 'Publicarea localului {{pub}}',
    ru: 'Публикация: {{pub}}',
  },
  'administration.days': {
    en: 'Days',
    ro: 'Zile',
    ru: 'Дни',
  },
  'administration.days_choice': {
    en: { one: '{{count}} day', other: '{{count}} days' },
    ro: { one: '{{count}} zi', few: '{{count}} zile', other: '{{count}} de zile' },
    ru: {
      one: '{{count}} день',
      few: '{{count}} дня',
      many: '{{count}} дней',
      other: '{{count}} дня',
    },
  },
  'administration.days_invalid': {
    en: 'A whole number from 1 to {{limit}}',
    ro: 'Un număr întreg de la 1 la {{limit}}',
    ru: 'Целое число от 1 до {{limit}}',
  },
  'administration.present_end': {
    en: 'Present end',
    ro: 'Sfârșitul actual',
    ru: 'Нынешний срок',
  },
  'administration.new_end': {
    en: 'New end',
    ro: 'Sfârșitul nou',
    ru: 'Новый срок',
  },
  'administration.counted_from_now': {
    en: 'It has run out: the days count from today.',
    ro: 'A expirat: zilele se numără de azi.',
    ru: 'Срок истёк: дни считаются с сегодняшнего.',
  },
  'administration.counted_from_end': {
    en: 'The days are added to the present end; none that was paid is lost.',
    ro: 'Zilele se adaugă la sfârșitul actual; nicio zi plătită nu se pierde.',
    ru: 'Дни прибавляются к нынешнему сроку; оплаченные не пропадают.',
  },
  'administration.extended': {
    en: '{{pub}} is published until {{time}}',
    ro: '{{pub}} este publicat până la {{time}}',
    ru: '{{pub}}: публикация до {{time}}',
  },
} as const satisfies Texts;
