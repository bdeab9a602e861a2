import type { Texts } from '../languages/languages.ts';
import { zoneFileTexts } from './zone-file-texts.ts';
import { zoneTermsTexts } from './zone-terms-texts.ts';
import { zoneTexts } from './zone-texts.ts';

export const shippingTexts = {
  ...zoneTexts,
  ...zoneTermsTexts,
  ...zoneFileTexts,
  'shipping.headline': { en: 'Food delivery', ro: 'Livrarea comenzilor', ru: 'Доставка еды' },
  'shipping.path': { en: 'delivery', ro: 'livrare', ru: 'доставка' },
  'shipping.on': { en: 'On', ro: 'Pornită', ru: 'Включена' },
  'shipping.off': { en: 'Off', ro: 'Oprită', ru: 'Выключена' },
  'shipping.available': {
    en: 'We deliver',
    ro: 'Livrăm comenzi',
    ru: 'Мы доставляем',
  },
  'shipping.incomplete': {
    en: 'On, but not set up',
    ro: 'Pornită, dar neconfigurată',
    ru: 'Включена, но не настроена',
  },
  'shipping.nobody_can_order': {
    en: 'No guest can order a delivery yet.',
    ro: 'Deocamdată niciun oaspete nu poate comanda cu livrare.',
    ru: 'Пока ни один гость не может заказать доставку.',
  },
  'shipping.still_missing': { en: 'Still missing:', ro: 'Mai lipsesc:', ru: 'Не хватает:' },
  'shipping.missing_place': {
    en: 'the venue’s place on the map',
    ro: 'locul localului pe hartă',
    ru: 'места заведения на карте',
  },
  'shipping.missing_zone': {
    en: 'a delivery zone with a price',
    ro: 'o zonă de livrare cu preț',
    ru: 'зоны доставки с ценой',
  },
  'shipping.missing_price': {
    en: 'the price of a zone',
    ro: 'prețul unei zone',
    ru: 'цены хотя бы одной зоны',
  },
  'shipping.missing_hours': {
    en: 'delivery hours on some day',
    ro: 'ore de livrare în vreo zi',
    ru: 'часов доставки хотя бы в один день',
  },
  'shipping.missing_payment': {
    en: 'a way to pay',
    ro: 'o metodă de plată',
    ru: 'способа оплаты',
  },
  'shipping.part_saved': {
    en: '{{part}}: saved',
    ro: '{{part}}: salvat',
    ru: '{{part}}: сохранено',
  },
  'shipping.discard': {
    en: 'Discard',
    ro: 'Renunță',
    ru: 'Не сохранять',
  },
  'shipping.not_saved': { en: 'Not saved', ro: 'Nesalvat', ru: 'Не сохранено' },

  'shipping.time': { en: 'Delivery time', ro: 'Durata livrării', ru: 'Время доставки' },
  'shipping.time_value': {
    en: '{{from}}–{{to}} min',
    ro: '{{from}}–{{to}} min',
    ru: '{{from}}–{{to}} мин',
  },
  'shipping.time_none': { en: 'Not set', ro: 'Necompletată', ru: 'Не указано' },
  'shipping.time_from': { en: 'From', ro: 'De la', ru: 'От' },
  'shipping.time_to': { en: 'To', ro: 'Până la', ru: 'До' },
  'shipping.minutes': { en: 'min', ro: 'min', ru: 'мин' },
  'shipping.time_problem': {
    en: 'Whole minutes from 1 to {{max}}; the second number is not below the first.',
    ro: 'Minute întregi de la 1 la {{max}}; al doilea număr nu e mai mic decât primul.',
    ru: 'Целые минуты от 1 до {{max}}; второе число не меньше первого.',
  },

  'shipping.work_hours': { en: 'Delivery hours', ro: 'Orele de livrare', ru: 'Часы доставки' },
  'shipping.hours_none': {
    en: 'Closed all week',
    ro: 'Închis toată săptămâna',
    ru: 'Закрыто всю неделю',
  },
  'shipping.hours_more': {
    en: 'Several times a day, special days, seasons',
    ro: 'Mai multe intervale pe zi, zile speciale, sezoane',
    ru: 'Несколько раз в день, особые дни, сезоны',
  },
  'shipping.closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'shipping.opens': { en: '{{day}}: opens', ro: '{{day}}: deschide', ru: '{{day}}: открытие' },
  'shipping.closes': { en: '{{day}}: closes', ro: '{{day}}: închide', ru: '{{day}}: закрытие' },
  'shipping.overnight': {
    en: 'past midnight',
    ro: 'după miezul nopții',
    ru: 'после полуночи',
  },
  'shipping.same_hours': {
    en: '{{day}}: same hours on other days',
    ro: '{{day}}: aceleași ore în alte zile',
    ru: '{{day}}: те же часы в другие дни',
  },
  'shipping.same_on_workdays': {
    en: 'Same from Monday to Friday',
    ro: 'La fel de luni până vineri',
    ru: 'Так же с понедельника по пятницу',
  },
  'shipping.same_on_weekend': {
    en: 'Same on Saturday and Sunday',
    ro: 'La fel sâmbătă și duminică',
    ru: 'Так же в субботу и воскресенье',
  },
  'shipping.same_every_day': {
    en: 'Same every day',
    ro: 'La fel în fiecare zi',
    ru: 'Так же каждый день',
  },

  'shipping.who': { en: 'Couriers', ro: 'Curierii', ru: 'Курьеры' },
  'shipping.delivery_type': { en: 'Who delivers', ro: 'Cine livrează', ru: 'Кто доставляет' },
  'shipping.type_own': { en: 'Own couriers', ro: 'Curieri proprii', ru: 'Свои курьеры' },

  'shipping.type_delivery_service': {
    en: 'Delivery service',
    ro: 'Serviciu de livrare',
    ru: 'Служба доставки',
  },
  'shipping.type_delivery_service_hint': {
    en: 'The platform’s couriers take your orders and pay you when they collect them.',
    ro: 'Curierii platformei preiau comenzile și vă plătesc la ridicare.',
    ru: 'Курьеры платформы берут заказы и платят вам, когда забирают их.',
  },
  'shipping.commission': { en: 'Commission', ro: 'Comision', ru: 'Комиссия' },
  'shipping.add_commission': {
    en: 'Add the commission (10 %) to the prices of delivered dishes',
    ro: 'Adaugă comisionul (10 %) la prețul preparatelor livrate',
    ru: 'Добавлять комиссию (10 %) к ценам блюд на доставку',
  },
  'shipping.commission_added': {
    en: '+10 % on dishes',
    ro: '+10 % la preparate',
    ru: '+10 % к блюдам',
  },
  'shipping.payments': { en: 'Payment', ro: 'Plata', ru: 'Оплата' },
  'shipping.payment_and_commission': {
    en: 'Payment and commission',
    ro: 'Plata și comisionul',
    ru: 'Оплата и комиссия',
  },
  'shipping.payments_missing': {
    en: 'No way to pay',
    ro: 'Nicio metodă de plată',
    ru: 'Нет способа оплаты',
  },
  'shipping.payments_label': {
    en: 'On delivery guests may pay',
    ro: 'La livrare oaspeții pot plăti',
    ru: 'При доставке гости могут платить',
  },
  'shipping.payment_cash': { en: 'in cash', ro: 'în numerar', ru: 'наличными' },
  'shipping.payment_card': { en: 'by card', ro: 'cu cardul', ru: 'картой' },
  'shipping.payments_none': {
    en: 'Without any of them nobody can order a delivery.',
    ro: 'Fără niciuna nimeni nu poate comanda livrarea.',
    ru: 'Без них заказать доставку никто не сможет.',
  },

  'shipping.couriers': { en: 'Own couriers', ro: 'Curierii localului', ru: 'Курьеры заведения' },
  'shipping.no_couriers': {
    en: 'No couriers yet',
    ro: 'Încă nu sunt curieri',
    ru: 'Курьеров пока нет',
  },
  'shipping.no_couriers_hint': {
    en: 'Ask a courier for their ID: it is at the top of their app.',
    ro: 'Cereți curierului ID-ul: este sus în aplicația lui.',
    ru: 'Спросите у курьера его ID: он наверху в приложении.',
  },
  'shipping.add_courier': {
    en: 'Add a courier',
    ro: 'Adaugă un curier',
    ru: 'Добавить курьера',
  },
  'shipping.add': { en: 'Add', ro: 'Adaugă', ru: 'Добавить' },
  'shipping.courier_id': { en: 'Courier ID', ro: 'ID-ul curierului', ru: 'ID курьера' },

  'shipping.courier_added': {
    en: '{{name}} sees your orders now and is asked to confirm',
    ro: '{{name}} vede deja comenzile și este rugat să confirme',
    ru: '{{name}} уже видит заказы и получит вопрос',
  },
  'shipping.courier_waits': {
    en: 'Waits for confirmation',
    ro: 'Așteaptă confirmarea',
    ru: 'Ждёт подтверждения',
  },

  'shipping.remove': { en: 'Remove', ro: 'Scoate', ru: 'Убрать' },
  'shipping.remove_courier_question': {
    en: 'Remove {{name}}?',
    ro: 'Scoateți curierul {{name}}?',
    ru: 'Убрать курьера {{name}}?',
  },
  'shipping.remove_courier_note': {
    en: 'New orders will not be shown to them. Those that they have taken stay with them.',
    ro: 'Nu va mai vedea comenzi noi. Cele luate rămân la el.',
    ru: 'Новых заказов этот курьер не увидит. Взятые останутся за ним.',
  },
  'shipping.courier_removed': {
    en: '{{name}} was removed',
    ro: 'Curier scos: {{name}}',
    ru: 'Курьер убран: {{name}}',
  },
} as const satisfies Texts;
