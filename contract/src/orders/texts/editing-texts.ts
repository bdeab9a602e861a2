import type { Texts } from '../../languages/languages.ts';

/** A pub's edits of an order: its dishes, its delivery price. */
export const editingTexts = {
  'orders.dish_question': {
    en: 'Delete “{{name}}” from the order?',
    ro: 'Ștergeți „{{name}}” din comandă?',
    ru: 'Удалить «{{name}}» из заказа?',
  },
  'orders.dish_question_hint': {
    en: '{{count}} × {{price}} leaves the order, and its total follows.',
    ro: 'Din comandă se scot {{count}} × {{price}}, iar totalul se recalculează.',
    ru: 'Из заказа уйдёт {{count}} × {{price}}, сумма пересчитается.',
  },
  'orders.delete_dish': {
    en: 'Delete {{name}}',
    ro: 'Șterge {{name}}',
    ru: 'Удалить {{name}}',
  },
  'orders.change_dish': {
    en: 'Change {{name}}',
    ro: 'Modifică {{name}}',
    ru: 'Изменить {{name}}',
  },
  'orders.dish_changed': {
    en: 'Changed: {{name}}',
    ro: 'Preparat modificat: {{name}}',
    ru: 'Изменено: {{name}}',
  },
  'orders.choose_options': {
    en: 'Choose…',
    ro: 'Alege opțiunile…',
    ru: 'Выбрать опции…',
  },
  'orders.price_from': { en: 'from {{price}}', ro: 'de la {{price}}', ru: 'от {{price}}' },
  'orders.priced_today': {
    en: 'Counted at today’s menu; it was {{price}} each.',
    ro: 'Calculat după meniul de azi; a fost {{price}} bucata.',
    ru: 'Посчитано по сегодняшнему меню; было по {{price}}.',
  },
  'orders.choices_left_menu': {
    en: 'No longer on the menu: {{choices}}. It stays until anything else than the quantity changes.',
    ro: 'Nu mai este în meniu: {{choices}}. Rămâne până schimbați altceva decât cantitatea.',
    ru: 'Больше не в меню: {{choices}}. Останется, пока вы меняете только количество.',
  },
  'orders.only_count_off_menu': {
    en: 'This dish is not on the menu now: only its quantity can change.',
    ro: 'Acest preparat nu este acum în meniu: i se poate schimba doar cantitatea.',
    ru: 'Этого блюда сейчас нет в меню: изменить можно только количество.',
  },
  'orders.only_count_other_currency': {
    en: 'The menu is in another currency now: only the quantity can change.',
    ro: 'Meniul este acum în altă valută: se poate schimba doar cantitatea.',
    ru: 'Меню теперь в другой валюте: изменить можно только количество.',
  },
  'orders.dish_deleted': {
    en: 'Deleted: {{name}}',
    ro: 'Preparat șters: {{name}}',
    ru: 'Удалено: {{name}}',
  },
  'orders.dish_is_gone': {
    en: '“{{name}}” is no longer in the order',
    ro: '„{{name}}” nu mai este în comandă',
    ru: '«{{name}}» в заказе уже нет',
  },
  'orders.dish_is_gone_hint': {
    en: 'Somebody else has just deleted it. Nothing is left to do here.',
    ro: 'Altcineva tocmai l-a șters. Aici nu mai e nimic de făcut.',
    ru: 'Его только что удалил кто-то другой. Здесь больше ничего делать не нужно.',
  },
  'orders.last_dish': {
    en: '“{{name}}” is the last dish',
    ro: '„{{name}}” este ultimul preparat',
    ru: '«{{name}}» — последнее блюдо',
  },
  'orders.last_dish_hint': {
    en: 'An order cannot stay without dishes. Add another dish first, or cancel the order.',
    ro: 'O comandă nu poate rămâne fără preparate. Adăugați mai întâi altul sau anulați comanda.',
    ru: 'Заказ не может остаться без блюд. Сначала добавьте другое или отмените заказ.',
  },
  'orders.add_dish': { en: 'Add a dish', ro: 'Adaugă un preparat', ru: 'Добавить блюдо' },
  'orders.add': { en: 'Add', ro: 'Adaugă', ru: 'Добавить' },
  'orders.dish_added': {
    en: 'Added: {{count}} × {{name}}',
    ro: 'Adăugat în comandă: {{count}} × {{name}}',
    ru: 'Добавлено: {{count}} × {{name}}',
  },
  'orders.find_dish': { en: 'Find a dish', ro: 'Caută un preparat', ru: 'Найти блюдо' },
  'orders.find_dish_hint': {
    en: 'Name, ingredients or category',
    ro: 'Denumire, ingrediente sau categorie',
    ru: 'Название, состав или категория',
  },
  'orders.no_dish_found': {
    en: 'Nothing found. Try fewer letters.',
    ro: 'Nu s-a găsit nimic. Încercați mai puține litere.',
    ru: 'Ничего не нашлось. Попробуйте меньше букв.',
  },
  'orders.no_dishes_on_menu': {
    en: 'No visible dishes on the menu',
    ro: 'În meniu nu sunt preparate vizibile',
    ru: 'В меню нет видимых блюд',
  },
  'orders.no_dishes_on_menu_hint': {
    en: 'Add dishes to the menu or show hidden ones.',
    ro: 'Adăugați preparate în meniu sau afișați-le pe cele ascunse.',
    ru: 'Добавьте блюда в меню или покажите скрытые.',
  },
  'orders.dish_in_order': {
    en: 'in the order: {{count}}',
    ro: 'în comandă: {{count}}',
    ru: 'в заказе: {{count}}',
  },
  'orders.dish_sold_out_hint': {
    en: 'Only you can add it now.',
    ro: 'Acum doar dumneavoastră îl puteți adăuga.',
    ru: 'Сейчас добавить можете только вы.',
  },
  'orders.dish_not_served': {
    en: 'Not served now',
    ro: 'Nu se servește acum',
    ru: 'Сейчас не подаём',
  },
  'orders.old_price': {
    en: 'Price before the sale',
    ro: 'Prețul fără reducere',
    ru: 'Цена без скидки',
  },
  'orders.quantity': { en: 'Quantity', ro: 'Cantitatea', ru: 'Количество' },
  'orders.fewer': { en: 'One fewer', ro: 'Cu una mai puțin', ru: 'На одно меньше' },
  'orders.more': { en: 'One more', ro: 'Încă una', ru: 'На одно больше' },
  'orders.charged_each': {
    en: '{{name}}: {{price}} each in this order',
    ro: '{{name}}: {{price}} bucata în această comandă',
    ru: '{{name}}: по {{price}} в этом заказе',
  },
  'orders.pick_dish_first': {
    en: 'Pick a dish first',
    ro: 'Alegeți mai întâi un preparat',
    ru: 'Сначала выберите блюдо',
  },
  'orders.quantity_limits': {
    en: 'A whole number from 1 to {{limit}}',
    ro: 'Un număr întreg de la 1 la {{limit}}',
    ru: 'Целое число от 1 до {{limit}}',
  },
  'orders.dish_left_menu': {
    en: 'This dish has just left the menu. Pick another one.',
    ro: 'Acest preparat tocmai a fost scos din meniu. Alegeți altul.',
    ru: 'Это блюдо только что убрали из меню. Выберите другое.',
  },
  'orders.set_delivery_price': {
    en: 'Delivery price',
    ro: 'Prețul livrării',
    ru: 'Цена доставки',
  },
  'orders.correct_completed_courier': {
    en: 'The order is completed. The correction changes its sums, and the difference is written to the account of its courier, {{courier}}.',
    ro: 'Comanda este finalizată. Corectura îi schimbă sumele, iar diferența se trece în contul curierului {{courier}}.',
    ru: 'Заказ завершён. Исправление изменит его суммы, а разница будет записана на счёт курьера {{courier}}.',
  },
  'orders.correct_completed': {
    en: 'The order is completed. The correction changes its sums; you give or take the difference yourselves.',
    ro: 'Comanda este finalizată. Corectura îi schimbă sumele; diferența o dați sau o primiți dumneavoastră.',
    ru: 'Заказ завершён. Исправление изменит его суммы; разницу верните или получите сами.',
  },
  'orders.correct_canceled': {
    en: 'The order is canceled. The correction changes its sums; nobody owes anything for it.',
    ro: 'Comanda este anulată. Corectura îi schimbă sumele; nimeni nu datorează nimic pentru ea.',
    ru: 'Заказ отменён. Исправление изменит его суммы; никто за него ничего не должен.',
  },
  'orders.delivery_price_question': {
    en: 'Set the delivery to {{price}}?',
    ro: 'Stabiliți livrarea la {{price}}?',
    ru: 'Поставить цену доставки {{price}}?',
  },
  'orders.other_currency': {
    en: 'This order is in {{order}}, the menu is in {{menu}} now: new dishes and delivery prices cannot join it. Its dishes can be deleted, and their number changed.',
    ro: 'Comanda este în {{order}}, iar meniul acum în {{menu}}: nu i se pot adăuga preparate și prețuri de livrare noi. Preparatele ei se pot șterge, iar cantitatea lor se poate modifica.',
    ru: 'Заказ в {{order}}, а меню теперь в {{menu}}: новые блюда и цены доставки в него не добавить. Блюда в нём можно удалить, а их количество изменить.',
  },
  'orders.delivery_price_saved': {
    en: 'Delivery price saved',
    ro: 'Prețul livrării a fost salvat',
    ru: 'Цена доставки сохранена',
  },
} as const satisfies Texts;
