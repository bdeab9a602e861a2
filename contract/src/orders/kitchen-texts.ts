import type { Texts } from '../languages/languages.ts';

/** The kitchen's screen and its stations. */
export const kitchenTexts = {
  'orders.kitchen': { en: 'Kitchen', ro: 'Bucătărie', ru: 'Кухня' },
  'orders.kitchen_path': { en: 'kitchen', ro: 'bucătărie', ru: 'кухня' },
  'orders.kitchen_done': { en: 'Done', ro: 'Gata', ru: 'Готово' },
  'orders.kitchen_undo': { en: 'Not done', ro: 'Nu e gata', ru: 'Не готово' },
  'orders.kitchen_is_done': {
    en: 'Done. Tap to undo',
    ro: 'Gata. Atingeți pentru anulare',
    ru: 'Готово. Нажмите для отмены',
  },
  'orders.kitchen_removed': {
    en: 'Removed from the order.',
    ro: 'Scos din comandă.',
    ru: 'Убрано из заказа.',
  },
  'orders.kitchen_seen': {
    en: 'Tap when seen',
    ro: 'Atingeți după ce ați văzut',
    ru: 'Нажмите, когда увидели',
  },
  'orders.kitchen_done_before': {
    en: '{{count}} done already',
    ro: 'gata deja: {{count}}',
    ru: 'уже готово: {{count}}',
  },
  'orders.kitchen_more': {
    en: '{{count}} more',
    ro: 'Încă {{count}}',
    ru: 'Ещё {{count}}',
  },
  'orders.kitchen_age': { en: 'waits {{age}}', ro: 'așteaptă {{age}}', ru: 'ждёт {{age}}' },
  'orders.kitchen_totals': { en: 'To cook now', ro: 'De pregătit acum', ru: 'Приготовить сейчас' },
  'orders.kitchen_empty': {
    en: 'Nothing to cook',
    ro: 'Nimic de pregătit',
    ru: 'Готовить нечего',
  },
  'orders.kitchen_empty_hint': {
    en: 'Accepted orders appear here by themselves.',
    ro: 'Comenzile acceptate apar aici singure.',
    ru: 'Принятые заказы появятся здесь сами.',
  },
  'orders.kitchen_offline': {
    en: 'No connection since {{time}}.',
    ro: 'Fără conexiune din {{time}}.',
    ru: 'Нет связи с {{time}}.',
  },
  'orders.kitchen_offline_hint': {
    en: 'New orders are missing. What you tap is sent later.',
    ro: 'Comenzile noi lipsesc. Ce atingeți se trimite mai târziu.',
    ru: 'Новых заказов не видно. Нажатия будут отправлены позже.',
  },
  'orders.kitchen_waiting': {
    en: {
      one: 'New orders are missing. {{count}} tap is sent later.',
      other: 'New orders are missing. {{count}} taps are sent later.',
    },
    ro: {
      one: 'Comenzile noi lipsesc. {{count}} atingere se trimite mai târziu.',
      few: 'Comenzile noi lipsesc. {{count}} atingeri se trimit mai târziu.',
      other: 'Comenzile noi lipsesc. {{count}} de atingeri se trimit mai târziu.',
    },
    ru: {
      one: 'Новых заказов не видно. {{count}} нажатие будет отправлено позже.',
      few: 'Новых заказов не видно. {{count}} нажатия будут отправлены позже.',
      many: 'Новых заказов не видно. {{count}} нажатий будут отправлены позже.',
      other: 'Новых заказов не видно. {{count}} нажатий будут отправлены позже.',
    },
  },
  'orders.kitchen_refused': {
    en: 'Order {{number}}, tap at {{time}}: not accepted.',
    ro: 'Comanda {{number}}, atingerea de la {{time}}: nu a fost acceptată.',
    ru: 'Заказ {{number}}, нажатие в {{time}}: не принято.',
  },
  'orders.stations': { en: 'Stations', ro: 'Posturi', ru: 'Посты' },
  'orders.all_stations': { en: 'Everything', ro: 'Tot', ru: 'Всё' },
  'orders.stations_not_loaded': {
    en: 'The stations could not be loaded.',
    ro: 'Posturile nu au putut fi încărcate.',
    ru: 'Посты не загрузились.',
  },
  'orders.stations_all_shown': {
    en: 'All dishes are shown.',
    ro: 'Se arată toate preparatele.',
    ru: 'Показаны все блюда.',
  },
  'orders.stations_may_be_old': {
    en: 'Changes of them are not shown yet.',
    ro: 'Schimbările lor nu se văd încă.',
    ru: 'Их изменений пока не видно.',
  },
  'orders.stations_hint': {
    en: 'A station is where dishes are cooked: the grill, the bar. A screen then shows its dishes only.',
    ro: 'Postul este locul unde se pregătesc preparatele: grătarul, barul. Ecranul arată atunci doar preparatele lui.',
    ru: 'Пост — место, где готовят: гриль, бар. Экран тогда показывает только его блюда.',
  },
  'orders.new_station': { en: 'New station', ro: 'Post nou', ru: 'Новый пост' },
  'orders.change_station': {
    en: 'Change the station {{name}}',
    ro: 'Modifică postul {{name}}',
    ru: 'Изменить пост {{name}}',
  },
  'orders.remove_station': {
    en: 'Delete the station {{name}}',
    ro: 'Șterge postul {{name}}',
    ru: 'Удалить пост {{name}}',
  },
  'orders.station_name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'orders.station_categories': {
    en: 'Categories cooked here',
    ro: 'Categorii pregătite aici',
    ru: 'Какие категории здесь готовят',
  },
  'orders.station_categories_hint': {
    en: 'A category belongs to one station. What belongs to none is shown on every screen.',
    ro: 'O categorie ține de un singur post. Cele fără post apar pe fiecare ecran.',
    ru: 'Категория относится к одному посту. Без поста она видна на каждом экране.',
  },
  'orders.delete_station': {
    en: 'Delete the station {{name}}?',
    ro: 'Ștergeți postul {{name}}?',
    ru: 'Удалить пост {{name}}?',
  },
  'orders.delete_station_hint': {
    en: 'Its categories are then shown on every screen, and its printer prints whole orders.',
    ro: 'Categoriile lui vor apărea pe fiecare ecran, iar imprimanta lui va tipări comenzile întregi.',
    ru: 'Его категории будут видны на каждом экране, а его принтер будет печатать заказы целиком.',
  },
} as const satisfies Texts;
