import type { Texts } from '../languages/languages.ts';

/** The settings of a pub. */
export const settingsTexts = {
  'pubs.settings': { en: 'Settings', ro: 'Setări', ru: 'Настройки' },
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
  'pubs.color_hint': {
    en: 'Buttons and accents of the guest’s page.',
    ro: 'Butoanele și accentele de pe pagina oaspeților.',
    ru: 'Кнопки и акценты на странице гостя.',
  },
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
  'pubs.additional_info_hint': {
    en: 'The venue’s opening hours, reservations, anything a guest should know.',
    ro: 'Programul localului, rezervări, orice ar trebui să știe un oaspete.',
    ru: 'Часы работы заведения, бронь столов — всё, что стоит знать гостю.',
  },
  'pubs.text_and_language': {
    en: 'This text moves with the language of the menu. Save one of the two changes first.',
    ro: 'Acest text se mută odată cu limba meniului. Salvați mai întâi una din cele două schimbări.',
    ru: 'Этот текст перемещается вместе с языком меню. Сначала сохраните одно из двух изменений.',
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
  'pubs.telegram_username_hint': {
    en: 'A link to it stands on your page.',
    ro: 'Pe pagina dumneavoastră apare linkul spre el.',
    ru: 'На вашей странице будет ссылка на него.',
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
    en: 'On your page and on each order. While it is empty, guests see the company’s phone.',
    ro: 'Pe pagina dumneavoastră și la fiecare comandă. Cât e gol, oaspeții văd telefonul companiei.',
    ru: 'На вашей странице и в каждом заказе. Пока он пуст, гости видят телефон компании.',
  },
  'pubs.time_zone': { en: 'Time zone', ro: 'Fus orar', ru: 'Часовой пояс' },
  'pubs.time_zone_hint': {
    en: 'It is {{time}} there now. Hours, “today” and dates follow it.',
    ro: 'Acolo este acum {{time}}. Orele, „azi” și datele îl urmează.',
    ru: 'Там сейчас {{time}}. По нему идут часы, «сегодня» и даты.',
  },
  'pubs.time_zones_near': { en: 'Often used', ro: 'Folosite des', ru: 'Частые' },
  'pubs.time_zones_all': { en: 'All time zones', ro: 'Toate fusurile', ru: 'Все пояса' },
  'pubs.has_in_place_order': {
    en: 'Orders at the table',
    ro: 'Comenzi la masă',
    ru: 'Заказы за столиком',
  },
  'pubs.has_in_place_order_hint': {
    en: 'Guests order from the page and name their table.',
    ro: 'Oaspeții comandă de pe pagină și indică masa.',
    ru: 'Гости заказывают со страницы и указывают столик.',
  },
  'pubs.usual_minutes_delivery': {
    en: 'A delivery is usually ready in',
    ro: 'O livrare e de obicei gata în',
    ru: 'Доставка обычно готова через',
  },
  'pubs.usual_minutes_in_place': {
    en: 'An order at the table is usually ready in',
    ro: 'O comandă la masă e de obicei gata în',
    ru: 'Заказ за столик обычно готов через',
  },
  'pubs.usual_minutes_hint': {
    en: 'The desk accepts an order with this time in one tap.',
    ro: 'Comanda se acceptă cu acest timp dintr-o atingere.',
    ru: 'С этим временем заказ принимается одним нажатием.',
  },
  'pubs.unanswered_minutes': {
    en: 'Tell the guest to call after',
    ro: 'Oaspetele e îndemnat să sune după',
    ru: 'Предложить гостю позвонить через',
  },
  'pubs.unanswered_minutes_hint': {
    en: 'If nobody has answered the order by then, its page shows the guest your phone.',
    ro: 'Dacă până atunci nu a răspuns nimeni, oaspetele vede pe pagina comenzii telefonul localului.',
    ru: 'Если за это время никто не ответил, гость увидит на странице заказа телефон заведения.',
  },
  'pubs.accepts_by_itself': {
    en: 'Accept orders by themselves',
    ro: 'Acceptă comenzile automat',
    ru: 'Принимать заказы автоматически',
  },
  'pubs.accepts_by_itself_hint': {
    en: 'A new order is being prepared at once, with your usual time. The bell rings until somebody opens it.',
    ro: 'O comandă nouă intră imediat în lucru, cu timpul vostru obișnuit. Clopoțelul sună până când cineva o deschide.',
    ru: 'Новый заказ сразу готовится, с вашим обычным временем. Звонок звучит, пока заказ не откроют.',
  },
  'pubs.takes_dish_notes': {
    en: 'Notes to single dishes',
    ro: 'Note la preparate',
    ru: 'Пожелания к блюдам',
  },
  'pubs.takes_dish_notes_hint': {
    en: 'A guest may write to each dish: “no onion”. The kitchen reads it on the ticket and on its screen.',
    ro: 'Oaspetele poate scrie la fiecare preparat: „fără ceapă”. Bucătăria citește pe bon și pe ecran.',
    ru: 'Гость может написать к каждому блюду: «без лука». Кухня прочитает это в чеке и на экране.',
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
  'pubs.discard': { en: 'Discard', ro: 'Renunță', ru: 'Отменить' },
  'pubs.settings_saved': {
    en: 'The settings are saved',
    ro: 'Setările au fost salvate',
    ru: 'Настройки сохранены',
  },
} as const satisfies Texts;
