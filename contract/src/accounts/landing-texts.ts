import type { Texts } from '../languages/languages.ts';

/** The start page: what the product is, its demo, and what a tariff costs. */
export const landingTexts = {
  'accounts.headline': {
    en: 'From the code on the table to the courier at the door',
    ro: 'De la codul de pe masă până la curierul de la ușă',
    ru: 'От кода на столике до курьера у двери',
  },
  'accounts.what_it_is': {
    en: 'Guests scan the code, choose from the menu and order. The slip is on your desk at once; the kitchen cooks and the courier takes it on.',
    ro: 'Oaspeții scanează codul, aleg din meniu și comandă. Bonul apare imediat la dumneavoastră, bucătăria gătește, iar curierul duce comanda mai departe.',
    ru: 'Гости сканируют код, выбирают блюда и заказывают. Заказ сразу появляется у вас, кухня готовит, а курьер везёт дальше.',
  },
  'accounts.for_basic': {
    en: 'For a café, a bar or a restaurant',
    ro: 'Pentru o cafenea, un bar sau un restaurant',
    ru: 'Для кафе, бара или ресторана',
  },
  'accounts.for_pro': {
    en: 'For several venues of one owner',
    ro: 'Pentru câteva localuri ale aceluiași proprietar',
    ru: 'Для нескольких заведений одного владельца',
  },
  'accounts.for_business': {
    en: 'For chains that keep growing',
    ro: 'Pentru rețele care cresc',
    ru: 'Для растущих сетей',
  },
  'accounts.in_every_tariff': {
    en: {
      one: 'Every tariff has the QR menu, orders at the table, delivery and couriers. A new venue is published for {{count}} day.',
      other:
        'Every tariff has the QR menu, orders at the table, delivery and couriers. A new venue is published for {{count}} days.',
    },
    ro: {
      one: 'Fiecare tarif include meniul QR, comenzile la masă, livrarea și curierii. Un local nou este publicat pentru {{count}} zi.',
      few: 'Fiecare tarif include meniul QR, comenzile la masă, livrarea și curierii. Un local nou este publicat pentru {{count}} zile.',
      other:
        'Fiecare tarif include meniul QR, comenzile la masă, livrarea și curierii. Un local nou este publicat pentru {{count}} de zile.',
    },
    ru: {
      one: 'В каждом тарифе есть QR-меню, заказы за столиком, доставка и курьеры. Новое заведение публикуется на {{count}} день.',
      few: 'В каждом тарифе есть QR-меню, заказы за столиком, доставка и курьеры. Новое заведение публикуется на {{count}} дня.',
      many: 'В каждом тарифе есть QR-меню, заказы за столиком, доставка и курьеры. Новое заведение публикуется на {{count}} дней.',
      other:
        'В каждом тарифе есть QR-меню, заказы за столиком, доставка и курьеры. Новое заведение публикуется на {{count}} дня.',
    },
  },
  'accounts.choose_tariff': {
    en: 'Choose {{tariff}}',
    ro: 'Alege {{tariff}}',
    ru: 'Выбрать {{tariff}}',
  },
  'accounts.register_venue': {
    en: 'Register your venue',
    ro: 'Înregistrează localul',
    ru: 'Зарегистрировать заведение',
  },
  'accounts.picture_of_menu': {
    en: 'The menu of a venue on a guest’s phone: dishes with pictures and prices',
    ro: 'Meniul unui local pe telefonul oaspetelui: preparate cu poze și prețuri',
    ru: 'Меню заведения на телефоне гостя: блюда с фотографиями и ценами',
  },
  'accounts.picture_of_desk': {
    en: 'The order desk of a venue: orders as slips, in columns by status',
    ro: 'Ecranul comenzilor unui local: comenzile ca bonuri, în coloane după stare',
    ru: 'Экран заказов заведения: заказы в колонках по состоянию',
  },
  'accounts.demo': { en: 'Demo venue', ro: 'Local demonstrativ', ru: 'Демо-заведение' },
  'accounts.demo_menu': { en: 'Live menu', ro: 'Meniul oaspetelui', ru: 'Меню гостя' },
  'accounts.demo_desk': { en: 'Order desk', ro: 'Ecranul comenzilor', ru: 'Экран заказов' },
  'accounts.demo_password': {
    en: 'The e-mail of the demo venue is filled in. Its password is printed where this server was started.',
    ro: 'E-mailul localului demonstrativ este completat. Parola lui este afișată acolo unde a fost pornit serverul.',
    ru: 'Почта демо-заведения уже указана. Его пароль напечатан там, где запущен сервер.',
  },
  'accounts.price_free': { en: 'Free', ro: 'Gratuit', ru: 'Бесплатно' },
  'accounts.price_lei_a_month': {
    en: { one: 'leu a month', other: 'lei a month' },
    ro: { one: 'leu pe lună', few: 'lei pe lună', other: 'de lei pe lună' },
    ru: {
      one: 'лей в месяц',
      few: 'лея в месяц',
      many: 'леев в месяц',
      other: 'лея в месяц',
    },
  },
  'accounts.price_on_request': {
    en: 'Price on request',
    ro: 'Preț la cerere',
    ru: 'Цена по запросу',
  },
  'accounts.contact': { en: 'Contact', ro: 'Contact', ru: 'Контакты' },
} as const satisfies Texts;
