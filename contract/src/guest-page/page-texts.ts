import type { Texts } from '../texts/text.ts';

/** The menu itself. */
export const pageTexts = {
  'guest.page.title': {
    en: '{{name}}: menu and online order',
    ro: '{{name}}: meniu și comandă online',
    ru: '{{name}}: меню и заказ онлайн',
  },
  'guest.page.description': {
    en: 'The menu of {{name}} with pictures and prices. {{address}}',
    ro: 'Meniul {{name}} cu poze și prețuri. {{address}}',
    ru: 'Меню {{name}} с фотографиями и ценами. {{address}}',
  },
  'guest.page.language': { en: 'Language', ro: 'Limba', ru: 'Язык' },
  'guest.page.to_menu': { en: 'To the menu', ro: 'La meniu', ru: 'К меню' },
  'guest.page.open_until': {
    en: 'Open until {{time}}',
    ro: 'Deschis până la {{time}}',
    ru: 'Открыто до {{time}}',
  },
  'guest.page.open_always': {
    en: 'Open around the clock',
    ro: 'Deschis non-stop',
    ru: 'Открыто круглосуточно',
  },
  'guest.page.closed_until': {
    en: 'Closed, opens at {{time}}',
    ro: 'Închis, se deschide la {{time}}',
    ru: 'Закрыто, откроется в {{time}}',
  },
  'guest.page.closed_until_tomorrow': {
    en: 'Closed, opens tomorrow at {{time}}',
    ro: 'Închis, se deschide mâine la {{time}}',
    ru: 'Закрыто, откроется завтра в {{time}}',
  },
  'guest.page.closed_until_day': {
    en: 'Closed, opens {{day}} at {{time}}',
    ro: 'Închis, se deschide {{day}} la {{time}}',
    ru: 'Закрыто, откроется {{day}} в {{time}}',
  },
  'guest.page.closed': { en: 'Closed now', ro: 'Acum este închis', ru: 'Сейчас закрыто' },
  'guest.page.on_day_1': { en: 'on Monday', ro: 'luni', ru: 'в понедельник' },
  'guest.page.on_day_2': { en: 'on Tuesday', ro: 'marți', ru: 'во вторник' },
  'guest.page.on_day_3': { en: 'on Wednesday', ro: 'miercuri', ru: 'в среду' },
  'guest.page.on_day_4': { en: 'on Thursday', ro: 'joi', ru: 'в четверг' },
  'guest.page.on_day_5': { en: 'on Friday', ro: 'vineri', ru: 'в пятницу' },
  'guest.page.on_day_6': { en: 'on Saturday', ro: 'sâmbătă', ru: 'в субботу' },
  'guest.page.on_day_7': { en: 'on Sunday', ro: 'duminică', ru: 'в воскресенье' },
  'guest.page.today': { en: 'Today {{hours}}', ro: 'Azi {{hours}}', ru: 'Сегодня {{hours}}' },
  'guest.page.today_closed': { en: 'Closed today', ro: 'Azi este închis', ru: 'Сегодня закрыто' },
  'guest.page.day_closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'guest.page.around_the_clock': {
    en: 'around the clock',
    ro: 'non-stop',
    ru: 'круглосуточно',
  },
  'guest.page.wifi': { en: 'Wi-Fi', ro: 'Wi-Fi', ru: 'Wi-Fi' },
  'guest.page.copy_wifi': {
    en: 'Copy the Wi-Fi password',
    ro: 'Copiază parola Wi-Fi',
    ru: 'Скопировать пароль от Wi-Fi',
  },
  'guest.page.copied': { en: 'Copied', ro: 'Copiat', ru: 'Скопировано' },
  'guest.page.show_on_map': {
    en: 'Show on the map: {{address}}',
    ro: 'Arată pe hartă: {{address}}',
    ru: 'Показать на карте: {{address}}',
  },
  'guest.page.menus': { en: 'Menus', ro: 'Meniuri', ru: 'Меню' },
  'guest.page.categories': { en: 'Categories', ro: 'Categorii', ru: 'Категории' },
  'guest.page.search': { en: 'Search the menu', ro: 'Caută în meniu', ru: 'Поиск по меню' },
  'guest.page.search_close': {
    en: 'Close the search',
    ro: 'Închide căutarea',
    ru: 'Закрыть поиск',
  },
  'guest.page.found': { en: 'Found: {{count}}', ro: 'Găsite: {{count}}', ru: 'Найдено: {{count}}' },
  'guest.page.nothing_found': {
    en: 'Nothing like that on the menu. Try another word.',
    ro: 'Nu există așa ceva în meniu. Încercați alt cuvânt.',
    ru: 'Такого в меню нет. Попробуйте другое слово.',
  },
  'guest.page.empty_menu': {
    en: 'The menu is being prepared. Please ask the staff.',
    ro: 'Meniul este în pregătire. Întrebați personalul.',
    ru: 'Меню ещё готовится. Спросите у персонала.',
  },
  'guest.page.add': { en: 'Add', ro: 'Adaugă', ru: 'Добавить' },
  'guest.page.remove_one': { en: 'One less', ro: 'Mai puțin cu unul', ru: 'Убрать одно' },
  'guest.page.old_price': { en: 'Old price', ro: 'Preț vechi', ru: 'Старая цена' },
  'guest.page.basket': { en: 'Basket', ro: 'Coșul', ru: 'Корзина' },
  'guest.page.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.page.basket_did_not_load': {
    en: 'The order did not open. Check the connection and tap again.',
    ro: 'Comanda nu s-a deschis. Verificați conexiunea și apăsați din nou.',
    ru: 'Заказ не открылся. Проверьте связь и нажмите ещё раз.',
  },
  'guest.page.language_did_not_load': {
    en: 'The page did not load in this language. Check the connection.',
    ro: 'Pagina nu s-a încărcat în această limbă. Verificați conexiunea.',
    ru: 'Страница на этом языке не загрузилась. Проверьте связь.',
  },
  'guest.page.expired': {
    en: 'The menu is not available now',
    ro: 'Meniul nu este disponibil acum',
    ru: 'Меню сейчас недоступно',
  },
  'guest.page.expired_hint': {
    en: 'This venue takes no orders here at the moment. Please ask the staff for the menu.',
    ro: 'Momentan localul nu primește comenzi aici. Cereți meniul de la personal.',
    ru: 'Сейчас заведение не принимает здесь заказы. Попросите меню у персонала.',
  },
  'guest.page.not_found': {
    en: 'There is no such page',
    ro: 'O astfel de pagină nu există',
    ru: 'Такой страницы нет',
  },
  'guest.page.not_found_hint': {
    en: 'The address may have been mistyped. Scan the code on your table once more.',
    ro: 'Poate adresa este scrisă greșit. Scanați din nou codul de pe masă.',
    ru: 'Возможно, в адресе опечатка. Отсканируйте код на столике ещё раз.',
  },
} as const satisfies Texts;
