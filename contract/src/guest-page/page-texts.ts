import type { Texts } from '../languages/languages.ts';

/** The menu itself. */
export const pageTexts = {
  'guest.page.title': {
    en: '{{name}}: menu and online order',
    ro: '{{name}}: meniu și comandă online',
    ru: '{{name}}: меню и заказ онлайн',
  },
  'guest.page.title_without_orders': {
    en: '{{name}}: menu',
    ro: '{{name}}: meniu',
    ru: '{{name}}: меню',
  },
  'guest.page.description': {
    en: 'The menu of {{name}} with pictures and prices. {{address}}',
    ro: 'Meniul {{name}} cu poze și prețuri. {{address}}',
    ru: 'Меню {{name}} с фотографиями и ценами. {{address}}',
  },
  'guest.page.description_without_pictures': {
    en: 'The menu of {{name}} with prices. {{address}}',
    ro: 'Meniul {{name}} cu prețuri. {{address}}',
    ru: 'Меню {{name}} с ценами. {{address}}',
  },
  'guest.page.share_picture': {
    en: 'The menu of {{name}}',
    ro: 'Meniul {{name}}',
    ru: 'Меню {{name}}',
  },
  'guest.page.language': { en: 'Language', ro: 'Limba', ru: 'Язык' },
  'guest.page.dearer': {
    en: 'With delivery each dish costs {{percent}}\u00A0% more.',
    ro: 'La livrare, fiecare preparat costă cu {{percent}}\u00A0% mai mult.',
    ru: 'С доставкой каждое блюдо дороже на {{percent}}\u00A0%.',
  },
  'guest.page.privacy': { en: 'Your data', ro: 'Datele dumneavoastră', ru: 'Ваши данные' },
  'guest.page.account': { en: 'Account', ro: 'Cont', ru: 'Аккаунт' },
  'guest.page.to_menu': { en: 'To the menu', ro: 'La meniu', ru: 'К меню' },
  'guest.page.paused_all': {
    en: 'No orders for now',
    ro: 'Momentan nu primim comenzi',
    ru: 'Сейчас не принимаем заказы',
  },
  'guest.page.paused_all_until': {
    en: 'No orders until {{time}}',
    ro: 'Nu primim comenzi până la {{time}}',
    ru: 'Не принимаем заказы до {{time}}',
  },
  'guest.page.paused_delivery': {
    en: 'No delivery for now',
    ro: 'Momentan nu livrăm',
    ru: 'Сейчас не доставляем',
  },
  'guest.page.paused_delivery_until': {
    en: 'No delivery until {{time}}',
    ro: 'Nu livrăm până la {{time}}',
    ru: 'Не доставляем до {{time}}',
  },
  'guest.page.paused_in_place': {
    en: 'No orders at tables for now: please call the waiter',
    ro: 'Momentan nu primim comenzi la masă: chemați ospătarul',
    ru: 'Сейчас не принимаем заказы за столиком: позовите официанта',
  },
  'guest.page.paused_in_place_until': {
    en: 'No orders at tables until {{time}}: please call the waiter',
    ro: 'Nu primim comenzi la masă până la {{time}}: chemați ospătarul',
    ru: 'Не принимаем заказы за столиком до {{time}}: позовите официанта',
  },
  'guest.page.paused_pick_up': {
    en: 'No pick-ups for now',
    ro: 'Momentan nu se pot ridica comenzi',
    ru: 'Самовывоза сейчас нет',
  },
  'guest.page.paused_pick_up_until': {
    en: 'No pick-ups until {{time}}',
    ro: 'Nu se pot ridica comenzi până la {{time}}',
    ru: 'Самовывоза нет до {{time}}',
  },
  'guest.page.busy': {
    en: 'Busy now: about {{minutes}} min longer',
    ro: 'Acum e aglomerat: cu circa {{minutes}} min mai mult',
    ru: 'Сейчас много заказов: примерно на {{minutes}} мин дольше',
  },
  'guest.page.copy_wifi': {
    en: 'Copy the Wi-Fi password',
    ro: 'Copiază parola Wi-Fi',
    ru: 'Скопировать пароль от Wi-Fi',
  },
  'guest.page.wifi_open': { en: 'no password', ro: 'fără parolă', ru: 'без пароля' },
  'guest.page.wifi_code_of': {
    en: 'QR code that joins the Wi-Fi network {{network}}',
    ro: 'Cod QR de conectare la rețeaua Wi-Fi {{network}}',
    ru: 'QR-код сети Wi-Fi {{network}}',
  },
  'guest.page.wifi_code_hint': {
    en: 'Scan it with another phone',
    ro: 'Scanați-l cu alt telefon',
    ru: 'Сканируйте другим телефоном',
  },
  'guest.page.more': { en: 'More', ro: 'Mai mult', ru: 'Ещё' },
  'guest.page.about': { en: 'About the venue', ro: 'Despre local', ru: 'О заведении' },
  'guest.page.route': { en: 'Route', ro: 'Traseu', ru: 'Маршрут' },
  'guest.page.menus': { en: 'Menus', ro: 'Meniuri', ru: 'Меню' },
  'guest.page.categories': { en: 'Categories', ro: 'Categorii', ru: 'Категории' },
  'guest.page.search': { en: 'Search the menu', ro: 'Caută în meniu', ru: 'Поиск по меню' },
  'guest.page.empty_menu': {
    en: 'The menu is being prepared. Please ask the staff.',
    ro: 'Meniul este în pregătire. Întrebați personalul.',
    ru: 'Меню ещё готовится. Спросите у персонала.',
  },
  'guest.page.old_price': { en: 'Old price', ro: 'Preț vechi', ru: 'Старая цена' },
  'guest.page.deposit': {
    en: 'Packaging deposit {{amount}}',
    ro: 'Garanție ambalaj {{amount}}',
    ru: 'Залог за тару {{amount}}',
  },
  'guest.page.from': { en: 'from', ro: 'de la', ru: 'от' },
  'guest.page.basket': { en: 'Basket', ro: 'Coșul', ru: 'Корзина' },
  'guest.page.in_dish': {
    en: 'Allergens and details',
    ro: 'Alergeni și detalii',
    ru: 'Аллергены и подробности',
  },
  'guest.page.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
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
  'guest.page.sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'guest.page.sold_out_for_now': {
    en: 'Sold out for now',
    ro: 'Acum s-a terminat',
    ru: 'Сейчас закончилось',
  },
  'guest.page.served_from': {
    en: 'from\u00A0{{time}}',
    ro: 'de\u00A0la\u00A0{{time}}',
    ru: 'с\u00A0{{time}}',
  },
  'guest.page.served_from_tomorrow': {
    en: 'tomorrow from\u00A0{{time}}',
    ro: 'mâine de\u00A0la\u00A0{{time}}',
    ru: 'завтра с\u00A0{{time}}',
  },
  'guest.page.served_from_day': {
    en: '{{day}} from\u00A0{{time}}',
    ro: '{{day}} de\u00A0la\u00A0{{time}}',
    ru: '{{day}} с\u00A0{{time}}',
  },
  'guest.page.not_served': {
    en: 'Not served now',
    ro: 'Nu se servește acum',
    ru: 'Сейчас не подаём',
  },
  'guest.page.unavailable': {
    en: 'The page cannot be opened right now',
    ro: 'Pagina nu se poate deschide acum',
    ru: 'Страница сейчас не открывается',
  },
  'guest.page.unavailable_hint': {
    en: 'It is our fault, and it passes soon. Please try again in a minute.',
    ro: 'Vina este a noastră și trece repede. Încercați din nou peste un minut.',
    ru: 'Это наша неполадка, и она скоро пройдёт. Попробуйте ещё раз через минуту.',
  },
  'guest.page.try_again': {
    en: 'Try again',
    ro: 'Încearcă din nou',
    ru: 'Попробовать ещё раз',
  },
} as const satisfies Texts;
