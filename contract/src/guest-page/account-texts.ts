import type { Texts } from '../texts/text.ts';

/** The guest's own account: what its island says. */
export const accountIslandTexts = {
  'guest.account.title': { en: 'Your account', ro: 'Contul dumneavoastră', ru: 'Ваш аккаунт' },
  'guest.account.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.account.why': {
    en: 'With an account your orders stay in one place, and the next one is two taps away. You can order without it just as well.',
    ro: 'Cu un cont, comenzile rămân într-un singur loc, iar următoarea se face din două atingeri. Puteți comanda la fel de bine și fără el.',
    ru: 'С аккаунтом заказы хранятся в одном месте, а следующий делается в два касания. Заказывать можно и без него.',
  },
  'guest.account.which': {
    en: 'Sign in or register',
    ro: 'Intrați sau înregistrați-vă',
    ru: 'Войти или зарегистрироваться',
  },
  'guest.account.sign_in': { en: 'Sign in', ro: 'Intră în cont', ru: 'Войти' },
  'guest.account.register': { en: 'New account', ro: 'Cont nou', ru: 'Новый аккаунт' },
  'guest.account.create': { en: 'Create the account', ro: 'Creează contul', ru: 'Создать аккаунт' },
  'guest.account.name': { en: 'Your name', ro: 'Numele dumneavoastră', ru: 'Ваше имя' },
  'guest.account.phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'guest.account.password': { en: 'Password', ro: 'Parola', ru: 'Пароль' },
  'guest.account.password_hint': {
    en: 'At least 8 characters',
    ro: 'Cel puțin 8 caractere',
    ru: 'Не меньше 8 знаков',
  },
  'guest.account.wrong': {
    en: 'Wrong phone or password',
    ro: 'Telefon sau parolă greșită',
    ru: 'Неверный телефон или пароль',
  },
  'guest.account.wait': { en: 'One moment', ro: 'O clipă', ru: 'Секунду' },
  'guest.account.hello': {
    en: 'Hello, {{name}}',
    ro: 'Bună, {{name}}',
    ru: 'Здравствуйте, {{name}}',
  },
  'guest.account.orders': { en: 'Your orders', ro: 'Comenzile dumneavoastră', ru: 'Ваши заказы' },
  'guest.account.no_orders': {
    en: 'No orders yet',
    ro: 'Încă nicio comandă',
    ru: 'Заказов пока нет',
  },
  'guest.account.no_orders_hint': {
    en: 'What you order from now on is kept here, from every venue.',
    ro: 'Ce comandați de acum înainte se păstrează aici, din orice local.',
    ru: 'Всё, что вы закажете с этой минуты, сохранится здесь, из любого заведения.',
  },
  'guest.account.order_number': {
    en: 'Order {{number}}',
    ro: 'Comanda {{number}}',
    ru: 'Заказ {{number}}',
  },
  'guest.account.open_order': {
    en: 'Order {{number}} from {{pub}}: see how it stands',
    ro: 'Comanda {{number}} de la {{pub}}: vezi starea',
    ru: 'Заказ {{number}} из {{pub}}: посмотреть, как он',
  },
  'guest.account.again': { en: 'Order again', ro: 'Comandă din nou', ru: 'Заказать снова' },
  'guest.account.again_order': {
    en: 'Order again: number {{number}} from {{pub}}',
    ro: 'Comandă din nou: numărul {{number}} de la {{pub}}',
    ru: 'Заказать снова: номер {{number}} из {{pub}}',
  },
  'guest.account.more': {
    en: 'Earlier orders',
    ro: 'Comenzi mai vechi',
    ru: 'Более ранние заказы',
  },
  'guest.account.failed': {
    en: 'Your orders could not be loaded.',
    ro: 'Comenzile nu s-au putut încărca.',
    ru: 'Не удалось загрузить заказы.',
  },
  'guest.account.retry': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Повторить' },
  'guest.account.loading': { en: 'Loading', ro: 'Se încarcă', ru: 'Загрузка' },
  'guest.account.leave': { en: 'Sign out', ro: 'Ieși din cont', ru: 'Выйти' },
  'guest.account.delete': { en: 'Delete the account', ro: 'Șterge contul', ru: 'Удалить аккаунт' },
  'guest.account.not_handled': { en: 'Accepted', ro: 'Primită', ru: 'Принят' },
  'guest.account.handled': { en: 'Accepted', ro: 'Primită', ru: 'Принят' },
  'guest.account.preparing': { en: 'Being cooked', ro: 'Se pregătește', ru: 'Готовится' },
  'guest.account.at_courier': { en: 'On the way', ro: 'Pe drum', ru: 'В пути' },
  'guest.account.completed': { en: 'Completed', ro: 'Finalizată', ru: 'Выполнен' },
  'guest.account.canceled': { en: 'Canceled', ro: 'Anulată', ru: 'Отменён' },
} as const satisfies Texts;
