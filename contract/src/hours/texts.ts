import type { Texts } from '../languages/languages.ts';

/** The hours of a pub: their page, the spans of a week, and today on the pub's own page. */
export const hoursTexts = {
  'hours.title': { en: 'Hours', ro: 'Program', ru: 'Часы работы' },
  'hours.what_counts': {
    en: 'What is more exact counts: a break, then a single day, several days, a season, the usual week.',
    ro: 'Contează ce este mai precis: pauza, apoi o singură zi, mai multe zile, sezonul, săptămâna obișnuită.',
    ru: 'Действует то, что точнее: перерыв, затем отдельный день, несколько дней, сезон, обычная неделя.',
  },
  'hours.week': { en: 'Usual week', ro: 'Săptămâna obișnuită', ru: 'Обычная неделя' },
  'hours.service_opening': { en: 'Venue', ro: 'Localul', ru: 'Заведение' },
  'hours.service_delivery': { en: 'Delivery', ro: 'Livrarea', ru: 'Доставка' },
  'hours.service_pick_up': { en: 'Pick-up', ro: 'Ridicarea', ru: 'Самовывоз' },
  'hours.own': { en: 'Own hours', ro: 'Ore proprii', ru: 'Свои часы' },
  'hours.as_opening': { en: 'As the venue', ro: 'Ca localul', ru: 'Как заведение' },
  'hours.as_delivery': { en: 'As delivery', ro: 'Ca livrarea', ru: 'Как доставка' },
  'hours.source_of': {
    en: '{{service}}: which hours',
    ro: '{{service}}: ce ore',
    ru: '{{service}}: какие часы',
  },
  'hours.not_set': { en: 'Not set', ro: 'Nestabilit', ru: 'Не указаны' },
  'hours.closed_all_week': {
    en: 'Closed all week',
    ro: 'Închis toată săptămâna',
    ru: 'Закрыто всю неделю',
  },
  'hours.unset': {
    en: 'The opening hours are not set',
    ro: 'Programul localului nu este stabilit',
    ru: 'Часы работы заведения не указаны',
  },
  'hours.unset_orders': {
    en: 'Guests at tables can order at any hour, at four in the morning too.',
    ro: 'Oaspeții de la mese pot comanda la orice oră, și la patru dimineața.',
    ru: 'Гости за столиками могут заказать в любое время, и в четыре утра.',
  },
  'hours.unset_page': {
    en: 'Guests do not read when you are open.',
    ro: 'Oaspeții nu văd când este deschis.',
    ru: 'Гости не видят, когда вы открыты.',
  },
  'hours.set_opening': {
    en: 'Set the opening hours',
    ro: 'Stabilește programul',
    ru: 'Указать часы работы',
  },

  'hours.last_order': { en: 'Last order', ro: 'Ultima comandă', ru: 'Последний заказ' },
  'hours.at_closing': { en: 'Until closing', ro: 'Până la închidere', ru: 'До закрытия' },
  'hours.before_closing': {
    en: '{{minutes}} min before closing',
    ro: 'cu {{minutes}} min înainte de închidere',
    ru: 'за {{minutes}} мин до закрытия',
  },
  'hours.last_order_value': {
    en: 'last order {{minutes}} min before closing',
    ro: 'ultima comandă cu {{minutes}} min înainte de închidere',
    ru: 'последний заказ за {{minutes}} мин до закрытия',
  },
  'hours.order_until': {
    en: 'Orders for a day until',
    ro: 'Comenzi pentru o zi până',
    ru: 'Заказы на день до',
  },
  'hours.until_time': { en: 'At', ro: 'La ora', ru: 'Время' },
  'hours.until_any_time': { en: 'Any time', ro: 'Oricând', ru: 'В любое время' },
  'hours.until_on_day': { en: 'The same day', ro: 'În aceeași zi', ru: 'В тот же день' },
  'hours.until_before': { en: 'The day before', ro: 'Cu o zi înainte', ru: 'Накануне' },
  'hours.until_before_days': {
    en: { one: '{{count}} day before', other: '{{count}} days before' },
    ro: {
      one: 'Cu {{count}} zi înainte',
      few: 'Cu {{count}} zile înainte',
      other: 'Cu {{count}} de zile înainte',
    },
    ru: {
      one: 'За {{count}} день',
      few: 'За {{count}} дня',
      many: 'За {{count}} дней',
      other: 'За {{count}} дня',
    },
  },
  'hours.until_same_day': {
    en: 'orders until {{time}}',
    ro: 'comenzi până la {{time}}',
    ru: 'заказы до {{time}}',
  },
  'hours.until_day_before': {
    en: 'orders until {{time}} of the day before',
    ro: 'comenzi până la {{time}} cu o zi înainte',
    ru: 'заказы до {{time}} накануне',
  },
  'hours.until_days_before': {
    en: {
      one: 'orders until {{time}}, {{count}} day before',
      other: 'orders until {{time}}, {{count}} days before',
    },
    ro: {
      one: 'comenzi până la {{time}}, cu {{count}} zi înainte',
      few: 'comenzi până la {{time}}, cu {{count}} zile înainte',
      other: 'comenzi până la {{time}}, cu {{count}} de zile înainte',
    },
    ru: {
      one: 'заказы до {{time}}, за {{count}} день',
      few: 'заказы до {{time}}, за {{count}} дня',
      many: 'заказы до {{time}}, за {{count}} дней',
      other: 'заказы до {{time}}, за {{count}} дня',
    },
  },
  'hours.saved': {
    en: 'The hours are saved',
    ro: 'Programul este salvat',
    ru: 'Часы работы сохранены',
  },

  'hours.span': { en: 'Hours {{number}}', ro: 'Orele {{number}}', ru: 'Часы {{number}}' },
  'hours.span_days': { en: 'Days', ro: 'Zile', ru: 'Дни' },
  'hours.span_days_at_once': {
    en: 'Several days at once',
    ro: 'Mai multe zile deodată',
    ru: 'Сразу несколько дней',
  },
  'hours.span_every_day': { en: 'Every day', ro: 'Zilnic', ru: 'Каждый день' },
  'hours.span_from': { en: 'From', ro: 'De la', ru: 'С' },
  'hours.span_to': { en: 'Until', ro: 'Până la', ru: 'До' },
  'hours.span_next_day': { en: 'on the next day', ro: 'a doua zi', ru: 'следующего дня' },
  'hours.span_add': { en: 'More hours', ro: 'Alte ore', ru: 'Ещё часы' },
  'hours.span_remove': {
    en: 'Delete the hours {{number}}',
    ro: 'Șterge orele {{number}}',
    ru: 'Удалить часы {{number}}',
  },
  'hours.span_no_time': {
    en: 'A time in steps of 5 minutes, such as 08:30',
    ro: 'O oră din 5 în 5 minute, de exemplu 08:30',
    ru: 'Время с шагом 5 минут, например 08:30',
  },

  'hours.problem_no_days': {
    en: 'Choose at least one day',
    ro: 'Alegeți cel puțin o zi',
    ru: 'Выберите хотя бы один день',
  },
  'hours.problem_no_length': {
    en: 'The end cannot be the start',
    ro: 'Sfârșitul nu poate fi egal cu începutul',
    ru: 'Конец не может совпадать с началом',
  },
  'hours.problem_no_hours': {
    en: 'Enter the hours',
    ro: 'Introduceți orele',
    ru: 'Укажите часы',
  },
  'hours.problem_follows_itself': {
    en: 'Choose own hours or those of another line',
    ro: 'Alegeți ore proprii sau orele altui rând',
    ru: 'Выберите свои часы или часы другой строки',
  },
  'hours.problem_follows_nothing': {
    en: 'The hours that it takes over are not set',
    ro: 'Orele preluate nu sunt stabilite',
    ru: 'Часы, которые берутся за основу, не указаны',
  },
  'hours.problem_no_services': {
    en: 'Choose at least one, with hours of its own',
    ro: 'Alegeți cel puțin unul cu ore proprii',
    ru: 'Выберите хотя бы одно со своими часами',
  },
  'hours.problem_no_date': {
    en: 'Enter a date of the calendar',
    ro: 'Introduceți o dată din calendar',
    ru: 'Укажите дату из календаря',
  },
  'hours.problem_ends_before_it_starts': {
    en: 'The last day cannot be before the first',
    ro: 'Ultima zi nu poate fi înaintea primei',
    ru: 'Последний день не может быть раньше первого',
  },
  'hours.problem_too_long': {
    en: 'At most {{days}} days; a longer time is a season',
    ro: 'Cel mult {{days}} de zile; o perioadă mai lungă este un sezon',
    ru: 'Не больше {{days}} дней; более долгое время — это сезон',
  },
  'hours.problem_overlaps': {
    en: 'Other hours are already set for these dates',
    ro: 'Pentru aceste date sunt deja stabilite alte ore',
    ru: 'На эти даты уже указаны другие часы',
  },

  'hours.days': { en: 'Special days', ro: 'Zile speciale', ru: 'Особые дни' },
  'hours.no_days': {
    en: 'None ahead',
    ro: 'Nu urmează niciuna',
    ru: 'Впереди таких нет',
  },
  'hours.add_day': { en: 'Add a day', ro: 'Adaugă o zi', ru: 'Добавить день' },
  'hours.day': { en: 'Special day', ro: 'Zi specială', ru: 'Особый день' },
  'hours.first_day': { en: 'Day', ro: 'Ziua', ru: 'День' },
  'hours.last_day': { en: 'Last day', ro: 'Ultima zi', ru: 'Последний день' },
  'hours.last_day_hint': {
    en: 'Only if there are several',
    ro: 'Doar dacă sunt mai multe',
    ru: 'Только если их несколько',
  },
  'hours.kind': { en: 'What is different', ro: 'Ce se schimbă', ru: 'Что меняется' },
  'hours.kind_closed': { en: 'Closed', ro: 'Închis', ru: 'Закрыто' },
  'hours.kind_hours': { en: 'Other hours', ro: 'Alt program', ru: 'Другие часы' },
  'hours.kind_break': { en: 'Break', ro: 'Pauză', ru: 'Перерыв' },
  'hours.closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'hours.closed_at': { en: 'closed {{hours}}', ro: 'închis {{hours}}', ru: 'закрыто {{hours}}' },
  'hours.services': { en: 'For', ro: 'Pentru', ru: 'Для чего' },
  'hours.text': { en: 'Text for guests', ro: 'Text pentru oaspeți', ru: 'Текст для гостей' },
  'hours.text_in': {
    en: 'Text for guests, {{language}}',
    ro: 'Text pentru oaspeți, {{language}}',
    ru: 'Текст для гостей, {{language}}',
  },
  'hours.other_languages': {
    en: 'In other languages',
    ro: 'În alte limbi',
    ru: 'На других языках',
  },
  'hours.deleted': {
    en: 'Deleted: {{name}}',
    ro: 'S-a șters: {{name}}',
    ru: 'Удалено: {{name}}',
  },
  'hours.put_back': { en: 'Undo', ro: 'Pune la loc', ru: 'Вернуть' },

  'hours.holidays': { en: 'Holidays', ro: 'Sărbători', ru: 'Праздники' },
  'hours.all_holidays': {
    en: 'Those of the whole year',
    ro: 'Cele din tot anul',
    ru: 'Все за год',
  },
  'hours.close_on': {
    en: 'Closed: {{holiday}}',
    ro: 'Închis: {{holiday}}',
    ru: 'Закрыто: {{holiday}}',
  },
  'hours.change_on': {
    en: 'Change: {{holiday}}',
    ro: 'Modifică: {{holiday}}',
    ru: 'Изменить: {{holiday}}',
  },

  'hours.seasons': { en: 'Seasons', ro: 'Sezoane', ru: 'Сезоны' },
  'hours.no_seasons': {
    en: 'A terrace in summer, a shorter winter: other hours that come back every year.',
    ro: 'O terasă vara, o iarnă mai scurtă: alte ore care revin în fiecare an.',
    ru: 'Летняя терраса, короткая зима: другие часы, которые повторяются каждый год.',
  },
  'hours.add_season': { en: 'Add a season', ro: 'Adaugă un sezon', ru: 'Добавить сезон' },
  'hours.season': { en: 'Season', ro: 'Sezon', ru: 'Сезон' },
  'hours.season_name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'hours.season_name_in': {
    en: 'Name, {{language}}',
    ro: 'Denumire, {{language}}',
    ru: 'Название, {{language}}',
  },
  'hours.season_first_day': { en: 'From the day', ro: 'Din ziua', ru: 'С числа' },
  'hours.season_first_month': { en: 'From the month', ro: 'Din luna', ru: 'С месяца' },
  'hours.season_last_day': { en: 'To the day', ro: 'Până în ziua', ru: 'По число' },
  'hours.season_last_month': { en: 'To the month', ro: 'Până în luna', ru: 'По месяц' },

  'hours.open': { en: 'open', ro: 'deschis', ru: 'открыто' },
  'hours.today': { en: 'Today {{hours}}', ro: 'Azi {{hours}}', ru: 'Сегодня {{hours}}' },
  'hours.closed_today': { en: 'Closed today', ro: 'Azi închis', ru: 'Сегодня закрыто' },
  'hours.closed_today_for': {
    en: 'Closed today: {{text}}',
    ro: 'Azi închis: {{text}}',
    ru: 'Сегодня закрыто: {{text}}',
  },

  'hours.are_right': { en: 'These are right', ro: 'Sunt corecte', ru: 'Всё верно' },
  'hours.change': { en: 'Change', ro: 'Modifică', ru: 'Изменить' },
  'hours.every_day': { en: 'Every day', ro: 'În fiecare zi', ru: 'Каждый день' },
  'hours.of_venue': {
    en: 'Opening hours',
    ro: 'Programul localului',
    ru: 'Часы работы заведения',
  },
} as const satisfies Texts;
