import type { Texts } from '../../languages/languages.ts';

/** The kitchen's screen and its stations. */
export const kitchenTexts = {
  'orders.kitchen': { en: 'Kitchen', ro: 'Bucătărie', ru: 'Кухня' },
  'orders.kitchen_path': { en: 'kitchen', ro: 'bucătărie', ru: 'кухня' },
  'orders.kitchen_done': { en: 'Done', ro: 'Gata', ru: 'Готово' },
  'orders.kitchen_undo': { en: 'Not done', ro: 'Nu e gata', ru: 'Не готово' },
  'orders.kitchen_is_done': {
    en: 'Done. Press if it is not',
    ro: 'Gata. Apăsați dacă nu e gata',
    ru: 'Готово. Нажмите, если не готово',
  },
  'orders.kitchen_removed': {
    en: 'Removed from the order.',
    ro: 'Scos din comandă.',
    ru: 'Убрано из заказа.',
  },
  'orders.kitchen_seen': {
    en: 'Tap when seen',
    ro: 'Apăsați după ce ați văzut',
    ru: 'Нажмите, когда увидели',
  },
  'orders.kitchen_confirm': {
    en: 'Tap to confirm',
    ro: 'Apăsați ca să confirmați',
    ru: 'Нажмите, чтобы подтвердить',
  },
  'orders.avoids': { en: 'Avoids: {{names}}', ro: 'Evită: {{names}}', ru: 'Нельзя: {{names}}' },
  'orders.follows': { en: 'Diet: {{names}}', ro: 'Regim: {{names}}', ru: 'Питание: {{names}}' },
  'orders.avoids_seen': {
    en: 'confirmed by the kitchen',
    ro: 'confirmat de bucătărie',
    ru: 'кухня подтвердила',
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
    ro: 'Fără conexiune de la {{time}}.',
    ru: 'Нет связи с {{time}}.',
  },
  'orders.kitchen_offline_hint': {
    en: 'New orders are missing. What you tap is sent later.',
    ro: 'Comenzile noi nu se văd. Ce apăsați se trimite mai târziu.',
    ru: 'Новых заказов не видно. Нажатия будут отправлены позже.',
  },
  'orders.kitchen_waiting': {
    en: {
      one: 'New orders are missing. {{count}} tap is sent later.',
      other: 'New orders are missing. {{count}} taps are sent later.',
    },
    ro: {
      one: 'Comenzile noi nu se văd. {{count}} apăsare se trimite mai târziu.',
      few: 'Comenzile noi nu se văd. {{count}} apăsări se trimit mai târziu.',
      other: 'Comenzile noi nu se văd. {{count}} de apăsări se trimit mai târziu.',
    },
    ru: {
      one: 'Новых заказов не видно. {{count}} нажатие будет отправлено позже.',
      few: 'Новых заказов не видно. {{count}} нажатия будут отправлены позже.',
      many: 'Новых заказов не видно. {{count}} нажатий будет отправлено позже.',
      other: 'Новых заказов не видно. {{count}} нажатия будет отправлено позже.',
    },
  },
  'orders.kitchen_refused': {
    en: 'Order {{number}}, tap at {{time}}: not accepted.',
    ro: 'Comanda {{number}}, apăsarea de la {{time}}: nu a fost acceptată.',
    ru: 'Заказ {{number}}, нажатие в {{time}}: не принято.',
  },
  'orders.stations': { en: 'Stations', ro: 'Secții', ru: 'Цеха' },
  'orders.all_stations': { en: 'Everything', ro: 'Tot', ru: 'Всё' },
  'orders.stations_not_loaded': {
    en: 'The stations did not load.',
    ro: 'Secțiile nu s-au încărcat.',
    ru: 'Цеха не загрузились.',
  },
  'orders.stations_all_shown': {
    en: 'All dishes are shown.',
    ro: 'Se arată toate preparatele.',
    ru: 'Показаны все блюда.',
  },
  'orders.stations_may_be_old': {
    en: 'Changes are not seen yet.',
    ro: 'Modificările nu se văd încă.',
    ru: 'Изменения пока не видны.',
  },
  'orders.stations_hint': {
    en: 'Grill, bar: the screen of a station shows its dishes only.',
    ro: 'Grătar, bar: ecranul secției arată doar preparatele ei.',
    ru: 'Гриль, бар: экран цеха показывает только его блюда.',
  },
  'orders.new_station': { en: 'New station', ro: 'Secție nouă', ru: 'Новый цех' },
  'orders.change_station': {
    en: 'Change the station {{name}}',
    ro: 'Modifică secția {{name}}',
    ru: 'Изменить цех {{name}}',
  },
  'orders.remove_station': {
    en: 'Delete the station {{name}}',
    ro: 'Șterge secția {{name}}',
    ru: 'Удалить цех {{name}}',
  },
  'orders.station_name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'orders.station_categories': {
    en: 'What is cooked here',
    ro: 'Ce se pregătește aici',
    ru: 'Что здесь готовят',
  },

  'orders.delete_station': {
    en: 'Delete the station {{name}}?',
    ro: 'Ștergeți secția {{name}}?',
    ru: 'Удалить цех {{name}}?',
  },
  'orders.delete_station_hint': {
    en: 'Its categories are then shown on every screen, and its printer prints whole orders.',
    ro: 'Categoriile ei vor apărea pe fiecare ecran, iar imprimanta ei va tipări comenzile întregi.',
    ru: 'Его категории будут видны на каждом экране, а его принтер будет печатать заказы целиком.',
  },
} as const satisfies Texts;
