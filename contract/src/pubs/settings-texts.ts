import type { Texts } from '../languages/languages.ts';

/** The settings of a pub. */
export const settingsTexts = {
  'pubs.settings': { en: 'Settings', ro: 'Setări', ru: 'Настройки' },
  'pubs.section_venue': { en: 'About the venue', ro: 'Despre local', ru: 'О заведении' },
  'pubs.section_page': { en: 'Guest’s page', ro: 'Pagina oaspeților', ru: 'Страница гостя' },
  'pubs.section_ordering': { en: 'Taking orders', ro: 'Primirea comenzilor', ru: 'Приём заказов' },
  'pubs.section_wifi': { en: 'Wi-Fi', ro: 'Wi-Fi', ru: 'Wi-Fi' },
  'pubs.section_languages': { en: 'Languages', ro: 'Limbi', ru: 'Языки' },
  'pubs.ordering_tables': {
    en: 'Guests',
    ro: 'Oaspeții',
    ru: 'Гости',
  },
  'pubs.ordering_answer': {
    en: 'Answer to an order',
    ro: 'Răspunsul la comandă',
    ru: 'Ответ на заказ',
  },
  'pubs.ordering_couriers': { en: 'Couriers', ro: 'Curierii', ru: 'Курьеры' },
  'pubs.ordering_bounds': {
    en: 'At most, for guests',
    ro: 'Cel mult, pentru oaspeți',
    ru: 'Для гостей — не больше',
  },
  'pubs.upload_cover': { en: 'Upload a cover', ro: 'Încarcă o copertă', ru: 'Загрузить обложку' },
  'pubs.crop_cover': { en: 'Crop the cover', ro: 'Decupează coperta', ru: 'Обрезать обложку' },
  'pubs.update_cover': { en: 'Change the cover', ro: 'Schimbă coperta', ru: 'Сменить обложку' },
  'pubs.cover_saved': {
    en: 'The cover is saved',
    ro: 'Coperta este salvată',
    ru: 'Обложка сохранена',
  },
  'pubs.color_theme': {
    en: 'Theme of the page',
    ro: 'Tema paginii',
    ru: 'Тема страницы',
  },
  'pubs.theme_light': { en: 'Light', ro: 'Luminoasă', ru: 'Светлая' },
  'pubs.theme_dark': { en: 'Dark', ro: 'Întunecată', ru: 'Тёмная' },
  'pubs.color': { en: 'Colour', ro: 'Culoare', ru: 'Цвет' },
  'pubs.wifi_network': {
    en: 'Wi-Fi network name',
    ro: 'Numele rețelei Wi-Fi',
    ru: 'Имя сети Wi-Fi',
  },
  'pubs.wifi_network_hint': {
    en: 'Exactly as phones show it: guests join by a code.',
    ro: 'Exact cum o văd telefoanele: oaspeții intră cu un cod.',
    ru: 'Точно как на телефоне: гости подключатся по коду.',
  },
  'pubs.wifi_password': { en: 'Wi-Fi password', ro: 'Parola Wi-Fi', ru: 'Пароль Wi-Fi' },
  'pubs.address': { en: 'Address', ro: 'Adresa', ru: 'Адрес' },
  'pubs.additional_info': {
    en: 'Additional information',
    ro: 'Informații suplimentare',
    ru: 'Дополнительная информация',
  },
  'pubs.additional_info_example': {
    en: 'Opening hours, reservations, anything a guest should know',
    ro: 'Programul, rezervările, orice ar trebui să știe un oaspete',
    ru: 'Часы работы, бронь столиков — всё, что стоит знать гостю',
  },
  'pubs.text_and_language': {
    en: '“About the venue” has an unsaved text that moves with the language of the menu. Save or discard it first.',
    ro: 'În „Despre local” e un text nesalvat, care se mută odată cu limba meniului. Mai întâi salvați-l sau renunțați la el.',
    ru: 'В разделе «О заведении» есть несохранённый текст, он переместится вместе с языком меню. Сначала решите, сохранять ли его.',
  },
  'pubs.currency': { en: 'Currency', ro: 'Valuta', ru: 'Валюта' },
  'pubs.currency_changes': {
    en: 'The numbers of the menu and of the delivery prices stay as they are and will mean this currency. Orders that were placed keep theirs.',
    ro: 'Cifrele din meniu și ale livrării rămân cum sunt și vor însemna această valută. Comenzile plasate o păstrează pe a lor.',
    ru: 'Числа в меню и в ценах доставки останутся прежними и будут означать эту валюту. Оформленные заказы сохранят свою.',
  },
  'pubs.telegram_username': {
    en: 'Telegram name',
    ro: 'Nume în Telegram',
    ru: 'Имя в Telegram',
  },
  'admin.validation_errors.pub.telegram_username.invalid_value': {
    en: 'A Telegram name: 4 to 32 Latin letters, digits and underscores, a letter first',
    ro: 'Un nume din Telegram: 4–32 de litere latine, cifre sau liniuțe de subliniere, întâi o literă',
    ru: 'Имя в Telegram: от 4 до 32 латинских букв, цифр и подчёркиваний, сначала буква',
  },
  'pubs.phone': {
    en: 'Phone for guests',
    ro: 'Telefon pentru oaspeți',
    ru: 'Телефон для гостей',
  },
  'pubs.phone_hint': {
    en: 'While it is empty, guests see the company’s phone.',
    ro: 'Cât e gol, oaspeții văd telefonul companiei.',
    ru: 'Пока он пуст, гости видят телефон компании.',
  },
  'pubs.time_zone': { en: 'Time zone', ro: 'Fus orar', ru: 'Часовой пояс' },

  'pubs.time_zones_near': { en: 'Often used', ro: 'Folosite des', ru: 'Частые' },
  'pubs.time_zones_all': { en: 'All time zones', ro: 'Toate fusurile', ru: 'Все пояса' },
  'pubs.has_in_place_order': {
    en: 'Orders at the table',
    ro: 'Comenzi la masă',
    ru: 'Заказы за столиком',
  },
  'pubs.has_pick_up_order': {
    en: 'Orders to collect',
    ro: 'Comenzi de ridicat din local',
    ru: 'Самовывоз',
  },
  'pubs.ready_board': {
    en: 'Ready board, for a screen at the counter',
    ro: 'Panoul comenzilor gata, pentru un ecran la tejghea',
    ru: 'Табло готовых заказов для экрана у стойки',
  },
  'pubs.usual_minutes_delivery': {
    en: 'A delivery is usually ready in',
    ro: 'Livrarea e de obicei gata în',
    ru: 'Доставка обычно готова через',
  },
  'pubs.usual_minutes_in_place': {
    en: 'At the table, usually ready in',
    ro: 'La masă e de obicei gata în',
    ru: 'За столиком обычно готово через',
  },
  'pubs.usual_minutes_pick_up': {
    en: 'To collect, usually ready in',
    ro: 'La ridicare e de obicei gata în',
    ru: 'На самовывоз обычно готово через',
  },
  'pubs.unanswered_minutes': {
    en: 'Ask the guest to call after',
    ro: 'Roagă oaspetele să sune după',
    ru: 'Просить гостя позвонить через',
  },
  'pubs.accepts_by_itself': {
    en: 'Accept orders automatically',
    ro: 'Acceptă comenzile automat',
    ru: 'Принимать заказы автоматически',
  },
  'pubs.accepts_by_itself_hint': {
    en: 'A new order is being prepared at once, with your usual time. The bell rings until somebody opens it.',
    ro: 'O comandă nouă intră imediat în lucru, cu timpul dumneavoastră obișnuit. Clopoțelul sună până când cineva o deschide.',
    ru: 'Новый заказ сразу готовится, с вашим обычным временем. Звонок звучит, пока заказ не откроют.',
  },
  'pubs.takes_dish_notes': {
    en: 'Guests write notes to dishes',
    ro: 'Oaspeții scriu note la preparate',
    ru: 'Гости пишут пожелания к блюдам',
  },
  'pubs.refuse_after_minutes': {
    en: 'Refuse what nobody has answered',
    ro: 'Refuză comenzile fără răspuns',
    ru: 'Отклонять заказы без ответа',
  },
  'pubs.refuse_after_minutes_hint': {
    en: 'The order is then canceled by itself, and the guest reads that there was no answer in time.',
    ro: 'Comanda se anulează singură, iar oaspetele citește că nu s-a răspuns la timp.',
    ru: 'Заказ отменится сам, и гость прочтёт, что заведение не ответило вовремя.',
  },
  'pubs.idle_release_minutes': {
    en: 'Release what an idle courier holds',
    ro: 'Eliberează comanda uitată de curier',
    ru: 'Снимать забытый курьером заказ',
  },
  'pubs.idle_warn_minutes': {
    en: 'Warn the courier',
    ro: 'Avertizează curierul',
    ru: 'Предупреждать курьера',
  },
  'pubs.asks_handover_code': {
    en: 'Couriers ask the guest for a code',
    ro: 'Curierii cer oaspetelui un cod',
    ru: 'Курьеры спрашивают у гостя код',
  },
  'pubs.asks_handover_code_hint': {
    en: 'Two digits on the guest’s page. Without them a courier cannot complete a new order that is paid by card.',
    ro: 'Două cifre pe pagina oaspetelui. Fără ele curierul nu poate finaliza o comandă nouă plătită cu cardul.',
    ru: 'Две цифры на странице гостя. Без них курьер не завершит новый заказ, оплаченный картой.',
  },
  'pubs.handover_code_from': {
    en: 'Also in cash, from a total of',
    ro: 'Și în numerar, de la un total de',
    ru: 'И за наличные — от суммы',
  },
  'pubs.handover_code_never': {
    en: 'never',
    ro: 'niciodată',
    ru: 'никогда',
  },
  'pubs.second_order_must_fit': {
    en: 'A second order only on the same way',
    ro: 'A doua comandă doar pe același drum',
    ru: 'Второй заказ — только по пути',
  },
  'pubs.second_order_must_fit_hint': {
    en: 'A courier who has an order is offered one more of yours only in the same direction, and only if neither comes later than promised.',
    ro: 'Curierului care are o comandă i se oferă încă una doar în aceeași direcție și doar dacă niciuna nu întârzie.',
    ru: 'Курьеру с заказом предложат ещё один ваш только в том же направлении и если ни один не опоздает.',
  },
  'pubs.idle_hint': {
    en: 'Counted from when the order is ready. Other couriers may then take it; one that was picked up stays.',
    ro: 'Se numără de când comanda e gata. Apoi o pot lua alți curieri; una ridicată rămâne.',
    ru: 'Отсчёт с момента готовности. Потом заказ могут взять другие; забранный остаётся у курьера.',
  },
  'pubs.refuse_never': { en: 'Never', ro: 'Niciodată', ru: 'Никогда' },
  'pubs.after_minutes': {
    en: 'after {{minutes}} min',
    ro: 'după {{minutes}} min',
    ru: 'через {{minutes}} мин',
  },
  'pubs.minutes': { en: '{{minutes}} min', ro: '{{minutes}} min', ru: '{{minutes}} мин' },
  'pubs.unsaved': {
    en: 'There are unsaved changes',
    ro: 'Există modificări nesalvate',
    ru: 'Есть несохранённые изменения',
  },
  'pubs.all_saved': {
    en: 'Everything is saved',
    ro: 'Totul este salvat',
    ru: 'Всё сохранено',
  },
  'pubs.discard': { en: 'Discard', ro: 'Renunță', ru: 'Не сохранять' },
  'pubs.settings_saved': {
    en: 'The settings are saved',
    ro: 'Setările au fost salvate',
    ru: 'Настройки сохранены',
  },
} as const satisfies Texts;
