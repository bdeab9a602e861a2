import type { Texts } from '../languages/languages.ts';

/** The list of first steps of a new pub, from its hours to its rehearsal. */
export const setUpTexts = {
  'pubs.set_up': {
    en: 'First steps',
    ro: 'Primii pași',
    ru: 'Первые шаги',
  },
  'pubs.set_up_done_of': {
    en: '{{done}} of {{all}}',
    ro: '{{done}} din {{all}}',
    ru: '{{done}} из {{all}}',
  },
  'pubs.set_up_step_done': { en: 'done', ro: 'gata', ru: 'готово' },
  'pubs.set_up_hours': { en: 'Hours', ro: 'Orele', ru: 'Часы' },
  'pubs.set_up_hours_hint': {
    en: 'When you will take deliveries. Delivery itself is off until you switch it on.',
    ro: 'Când veți primi comenzi cu livrare. Livrarea rămâne oprită până o porniți.',
    ru: 'Когда вы будете принимать доставку. Сама доставка выключена, пока вы её не включите.',
  },
  'pubs.set_up_menu': { en: 'First menu', ro: 'Primul meniu', ru: 'Первое меню' },
  'pubs.set_up_menu_hint': {
    en: 'A menu and its first category. Both can be renamed at any time.',
    ro: 'Un meniu și prima lui categorie. Le puteți redenumi oricând.',
    ru: 'Меню и его первая категория. Переименовать их можно в любой момент.',
  },
  'pubs.set_up_dishes': {
    en: 'Dishes: {{count}} of {{all}}',
    ro: 'Preparate: {{count}} din {{all}}',
    ru: 'Блюда: {{count}} из {{all}}',
  },
  'pubs.set_up_dishes_hint': {
    en: 'With three dishes the menu is worth a look. The others can follow later.',
    ro: 'Cu trei preparate meniul merită văzut. Celelalte pot urma mai târziu.',
    ru: 'С тремя блюдами меню уже стоит показать. Остальные можно добавить позже.',
  },
  'pubs.set_up_add_dishes': { en: 'Add dishes', ro: 'Adaugă preparate', ru: 'Добавить блюда' },
  'pubs.set_up_zone': { en: 'Delivery zone', ro: 'Zona de livrare', ru: 'Зона доставки' },
  'pubs.set_up_zone_hint': {
    en: 'Where you deliver, and for how much. Without a zone with a price no delivery can be ordered.',
    ro: 'Unde livrați și cu cât. Fără o zonă cu preț nu se poate comanda livrarea.',
    ru: 'Куда вы доставляете и за сколько. Без зоны с ценой доставку нельзя заказать.',
  },
  'pubs.set_up_draw_zone': { en: 'Draw a zone', ro: 'Desenează o zonă', ru: 'Нарисовать зону' },
  'pubs.set_up_rehearsal': { en: 'Rehearsal', ro: 'Repetiția', ru: 'Репетиция' },
  'pubs.set_up_rehearsal_hint': {
    en: 'A marked order of your first dishes goes the whole way: the bell rings, the desk and the kitchen show it. It counts nowhere. Answer it, and this step is done.',
    ro: 'O comandă marcată cu primele preparate parcurge tot drumul: sună clopoțelul, apare pe ecranul comenzilor și la bucătărie. Nu se numără nicăieri. Răspundeți-i și pasul este gata.',
    ru: 'Помеченный заказ из ваших первых блюд проходит весь путь: звенит звонок, его видно на экране заказов и на кухне. Он нигде не считается. Ответьте на него — и шаг готов.',
  },
  'pubs.set_up_bell': { en: 'Bell', ro: 'Clopoțelul', ru: 'Звонок' },
  'pubs.set_up_bell_hint': {
    en: 'This is how a new order sounds. Press on each device that is to ring: browsers let a page sound only then.',
    ro: 'Așa sună o comandă nouă. Apăsați pe fiecare dispozitiv care trebuie să sune: doar atunci browserul permite sunetul.',
    ru: 'Так звучит новый заказ. Нажмите на каждом устройстве, которое должно звонить: только тогда браузер разрешает звук.',
  },
  'pubs.set_up_ring': { en: 'Ring the bell', ro: 'Sună din clopoțel', ru: 'Позвонить' },
  'pubs.set_up_bell_silent': {
    en: 'The browser keeps the page silent. Check the sound of this device and press again.',
    ro: 'Browserul nu permite sunetul. Verificați volumul dispozitivului și apăsați din nou.',
    ru: 'Браузер не даёт странице звучать. Проверьте звук устройства и нажмите ещё раз.',
  },
  'pubs.set_up_code': { en: 'Printed codes', ro: 'Coduri tipărite', ru: 'Печать кодов' },
  'pubs.set_up_code_hint': {
    en: 'A card with a code for each table. Guests scan it, and you are open.',
    ro: 'Câte un cartonaș cu cod pentru fiecare masă. Oaspeții îl scanează și sunteți deschiși.',
    ru: 'Карточка с кодом для каждого столика. Гости сканируют её, и вы открыты.',
  },
  'pubs.set_up_print': { en: 'Print the codes', ro: 'Tipărește codurile', ru: 'Напечатать коды' },
  'pubs.set_up_complete': {
    en: 'Everything is ready: {{name}} takes orders.',
    ro: 'Totul este gata: {{name}} primește comenzi.',
    ru: 'Всё готово: «{{name}}» принимает заказы.',
  },
  'pubs.set_up_end': { en: 'Not now', ro: 'Nu acum', ru: 'Не сейчас' },
  'pubs.set_up_end_title': {
    en: 'End the first steps?',
    ro: 'Încheiați primii pași?',
    ru: 'Закончить первые шаги?',
  },
  'pubs.set_up_end_hint': {
    en: 'The list goes away for good, whether or not all of it is done. Everything it leads to stays on this page.',
    ro: 'Lista dispare definitiv, chiar dacă nu totul este gata. Tot la ce duce ea rămâne pe această pagină.',
    ru: 'Список исчезнет навсегда, даже если сделано не всё. Всё, к чему он ведёт, останется на этой странице.',
  },
  'pubs.set_up_end_confirm': { en: 'End', ro: 'Încheie', ru: 'Закончить' },
  'pubs.set_up_next': {
    en: 'Next: {{step}}',
    ro: 'Urmează: {{step}}',
    ru: 'Дальше: {{step}}',
  },
  'pubs.set_up_continue': { en: 'Continue', ro: 'Continuă', ru: 'Продолжить' },
} as const satisfies Texts;
