import type { Texts } from '../languages/languages.ts';

/** Basket and checkout: the texts of the order island. */
export const checkoutTexts = {
  'guest.checkout.title': { en: 'Your order', ro: 'Comanda dumneavoastră', ru: 'Ваш заказ' },
  'guest.checkout.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.checkout.empty': { en: 'The basket is empty', ro: 'Coșul este gol', ru: 'Корзина пуста' },
  'guest.checkout.empty_hint': {
    en: 'Tap + beside a dish and it lands here.',
    ro: 'Apăsați + lângă un preparat și va apărea aici.',
    ru: 'Нажмите + возле блюда, и оно появится здесь.',
  },
  'guest.checkout.ordered': {
    en: 'The order has been sent',
    ro: 'Comanda a fost trimisă',
    ru: 'Заказ отправлен',
  },
  'guest.checkout.ordered_hint': {
    en: 'This basket has been ordered already, perhaps in another tab. It does not go out twice.',
    ro: 'Acest coș a fost deja comandat, poate în altă filă. Nu pleacă de două ori.',
    ru: 'Эта корзина уже заказана, возможно, в другой вкладке. Дважды она не уйдёт.',
  },
  'guest.checkout.follow': {
    en: 'Follow the order',
    ro: 'Urmăriți comanda',
    ru: 'Следить за заказом',
  },
  'guest.checkout.to_menu': { en: 'To the menu', ro: 'La meniu', ru: 'К меню' },
  'guest.checkout.how': { en: 'How', ro: 'Cum', ru: 'Как' },
  'guest.checkout.in_place': { en: 'At the table', ro: 'La masă', ru: 'За столиком' },
  'guest.checkout.delivery': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'guest.checkout.dishes': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'guest.checkout.more': {
    en: 'One more: {{name}}',
    ro: 'Încă una: {{name}}',
    ru: 'Ещё одно: {{name}}',
  },
  'guest.checkout.less': {
    en: 'One less: {{name}}',
    ro: 'Mai puțin cu una: {{name}}',
    ru: 'Убрать одно: {{name}}',
  },
  'guest.checkout.change': { en: 'Change', ro: 'Schimbă', ru: 'Изменить' },
  'guest.checkout.choose_again': {
    en: 'Choose again',
    ro: 'Alege din nou',
    ru: 'Выбрать снова',
  },
  'guest.checkout.options_did_not_load': {
    en: 'It did not open. Check the connection and tap again.',
    ro: 'Nu s-a deschis. Verificați conexiunea și apăsați din nou.',
    ru: 'Не открылось. Проверьте связь и нажмите ещё раз.',
  },
  'guest.checkout.each': { en: '{{price}} each', ro: '{{price}} bucata', ru: '{{price}} за шт.' },
  'guest.checkout.gone': {
    en: 'No longer on the menu',
    ro: 'Nu mai este în meniu',
    ru: 'Больше нет в меню',
  },
  'guest.checkout.sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'guest.checkout.not_served': {
    en: 'Not served now',
    ro: 'Nu se servește acum',
    ru: 'Сейчас не подаём',
  },
  'guest.checkout.served_from': {
    en: 'Not served now. Again from {{time}}',
    ro: 'Nu se servește acum. Din nou de la {{time}}',
    ru: 'Сейчас не подаём. Снова с {{time}}',
  },
  'guest.checkout.remove_gone': {
    en: { one: 'Remove the dish that is gone', other: 'Remove {{count}} dishes that are gone' },
    ro: {
      one: 'Scoate preparatul care nu mai este',
      few: 'Scoate {{count}} preparate care nu mai sunt',
      other: 'Scoate {{count}} de preparate care nu mai sunt',
    },
    ru: {
      one: 'Убрать {{count}} блюдо, которого нет',
      few: 'Убрать {{count}} блюда, которых нет',
      many: 'Убрать {{count}} блюд, которых нет',
      other: 'Убрать {{count}} блюда, которых нет',
    },
  },
  'guest.checkout.price_changed': {
    en: 'The price is new, it was {{price}}',
    ro: 'Prețul s-a schimbat, era {{price}}',
    ru: 'Цена изменилась, была {{price}}',
  },
  'guest.checkout.renamed': {
    en: 'It was called “{{name}}”',
    ro: 'Se numea „{{name}}”',
    ru: 'Раньше: «{{name}}»',
  },
  'guest.checkout.table': { en: 'Table number', ro: 'Numărul mesei', ru: 'Номер столика' },
  'guest.checkout.table_hint': {
    en: 'It stands on the card with the code',
    ro: 'Îl găsiți pe cartonașul cu codul',
    ru: 'Он указан на карточке с кодом',
  },
  'guest.checkout.name_and_wishes': {
    en: 'Name and wishes',
    ro: 'Nume și dorințe',
    ru: 'Имя и пожелания',
  },
  'guest.checkout.name_if_you_like': {
    en: 'Your name, if you like',
    ro: 'Numele dumneavoastră, dacă doriți',
    ru: 'Ваше имя, если хотите',
  },
  'guest.checkout.retry': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Попробовать ещё раз' },
  'guest.checkout.comment_in_place': {
    en: 'Wishes for the kitchen, if any',
    ro: 'Dorințe pentru bucătărie, dacă aveți',
    ru: 'Пожелания кухне, если есть',
  },
  'guest.checkout.dish_total': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'guest.checkout.delivery_price': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'guest.checkout.free': { en: 'free', ro: 'gratuită', ru: 'бесплатно' },
  'guest.checkout.set_pin': { en: 'by the pin', ro: 'după marcaj', ru: 'по метке' },
  'guest.checkout.total': { en: 'Total', ro: 'Total', ru: 'Итого' },
  'guest.checkout.order': { en: 'Order', ro: 'Comandă', ru: 'Заказать' },
  'guest.checkout.sending': { en: 'Sending…', ro: 'Se trimite…', ru: 'Отправляем…' },
  'guest.checkout.retrying': {
    en: 'The connection broke off. We are sending the same order again, it cannot arrive twice.',
    ro: 'Conexiunea s-a întrerupt. Trimitem aceeași comandă din nou, nu poate ajunge de două ori.',
    ru: 'Связь прервалась. Отправляем тот же заказ снова, дважды он не придёт.',
  },
  'guest.checkout.send_failed': {
    en: 'The order was not confirmed. Tap again: it is the same order and cannot arrive twice.',
    ro: 'Comanda nu a fost confirmată. Apăsați din nou: este aceeași comandă și nu poate ajunge de două ori.',
    ru: 'Заказ не подтверждён. Нажмите ещё раз: это тот же заказ, дважды он не придёт.',
  },
  'guest.checkout.closed_until': {
    en: 'Orders are taken again {{day}} from {{time}}. Your basket stays here.',
    ro: 'Comenzile se primesc din nou {{day}} de la {{time}}. Coșul rămâne aici.',
    ru: 'Заказы снова принимаются {{day}} с {{time}}. Корзина сохранится.',
  },
  'guest.checkout.today': { en: 'today', ro: 'azi', ru: 'сегодня' },
  'guest.checkout.tomorrow': { en: 'tomorrow', ro: 'mâine', ru: 'завтра' },
  'guest.checkout.paused': {
    en: 'The venue takes no new orders right now. Your basket stays here.',
    ro: 'Localul nu primește comenzi noi acum. Coșul rămâne aici.',
    ru: 'Заведение сейчас не принимает новые заказы. Корзина останется здесь.',
  },
  'guest.checkout.paused_until': {
    en: 'The venue takes no new orders until {{time}}. Your basket stays here.',
    ro: 'Localul nu primește comenzi noi până la {{time}}. Coșul rămâne aici.',
    ru: 'Заведение не принимает новые заказы до {{time}}. Корзина останется здесь.',
  },
  'guest.checkout.type_paused': { en: 'paused', ro: 'pauză', ru: 'пауза' },
  'guest.checkout.type_until': {
    en: 'from {{time}}',
    ro: 'de la {{time}}',
    ru: 'с {{time}}',
  },
  'guest.checkout.busy': {
    en: 'Busy now: about {{minutes}} min longer',
    ro: 'Acum e aglomerat: cu circa {{minutes}} min mai mult',
    ru: 'Сейчас много заказов: примерно на {{minutes}} мин дольше',
  },
  'guest.checkout.at_table_instead': {
    en: 'Order at the table',
    ro: 'Comandă la masă',
    ru: 'Заказать за столик',
  },
  'guest.checkout.delivered_instead': {
    en: 'Order a delivery',
    ro: 'Comandă cu livrare',
    ru: 'Заказать доставку',
  },
  'guest.checkout.call': {
    en: 'Call {{phone}}',
    ro: 'Sunați la {{phone}}',
    ru: 'Позвонить: {{phone}}',
  },
  'guest.checkout.not_offered': {
    en: 'This venue takes no orders over the menu. Please call the waiter.',
    ro: 'Localul nu primește comenzi din meniu. Chemați ospătarul.',
    ru: 'Заведение не принимает заказы через меню. Позовите официанта.',
  },
  'guest.checkout.quote_failed': {
    en: 'No connection: prices may be old. They are checked again when you order.',
    ro: 'Fără conexiune: prețurile pot fi vechi. Le verificăm când comandați.',
    ru: 'Нет связи: цены могли устареть. Проверим их, когда будете заказывать.',
  },
  'guest.checkout.missing': {
    en: 'Still missing: {{fields}}',
    ro: 'Mai trebuie: {{fields}}',
    ru: 'Ещё нужно: {{fields}}',
  },
  'guest.checkout.wrong': {
    en: 'Please correct: {{fields}}',
    ro: 'Corectați: {{fields}}',
    ru: 'Исправьте: {{fields}}',
  },
  'guest.checkout.field_table': { en: 'table number', ro: 'numărul mesei', ru: 'номер столика' },
  'guest.checkout.field_name': { en: 'name', ro: 'numele', ru: 'имя' },
  'guest.checkout.field_comment': { en: 'wishes', ro: 'dorințele', ru: 'пожелания' },
  'guest.checkout.choose_place': {
    en: 'Choose the place',
    ro: 'Alegeți locul',
    ru: 'Выберите место',
  },
  'guest.checkout.counting': {
    en: 'Working out the price…',
    ro: 'Se calculează prețul…',
    ru: 'Считаем цену…',
  },
  'guest.checkout.data': {
    en: 'The venue gets your name and comment.',
    ro: 'Numele și dorințele le primește localul.',
    ru: 'Имя и пожелания получает заведение.',
  },
  'guest.checkout.data_in_telegram': {
    en: 'The venue gets your name and comment, also in its Telegram chat.',
    ro: 'Numele și dorințele le primește localul, și în chatul lui din Telegram.',
    ru: 'Имя и пожелания получает заведение, также в свой чат в Telegram.',
  },
  'guest.checkout.data_deleted': {
    en: {
      one: 'Deleted {{count}} day after the order.',
      other: 'Deleted {{count}} days after the order.',
    },
    ro: {
      one: 'La {{count}} zi după comandă totul se șterge.',
      few: 'La {{count}} zile după comandă totul se șterge.',
      other: 'La {{count}} de zile după comandă totul se șterge.',
    },
    ru: {
      one: 'Через {{count}} день после заказа всё это удаляется.',
      few: 'Через {{count}} дня после заказа всё это удаляется.',
      many: 'Через {{count}} дней после заказа всё это удаляется.',
      other: 'Через {{count}} дня после заказа всё это удаляется.',
    },
  },
  'guest.checkout.data_more': { en: 'Your data', ro: 'Datele dumneavoastră', ru: 'Ваши данные' },
} as const satisfies Texts;
