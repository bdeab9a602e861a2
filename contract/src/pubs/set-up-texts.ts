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
  'pubs.set_up_hours': { en: 'Opening hours', ro: 'Programul localului', ru: 'Часы работы' },

  'pubs.set_up_menu': { en: 'First menu', ro: 'Primul meniu', ru: 'Первое меню' },

  'pubs.set_up_dishes': {
    en: 'Dishes: {{count}} of {{all}}',
    ro: 'Preparate: {{count}} din {{all}}',
    ru: 'Блюда: {{count}} из {{all}}',
  },

  'pubs.set_up_add_dishes': { en: 'Add dishes', ro: 'Adaugă preparate', ru: 'Добавить блюда' },
  'pubs.set_up_zone': { en: 'Delivery zone', ro: 'Zona de livrare', ru: 'Зона доставки' },
  'pubs.set_up_zone_hint': {
    en: 'Without a zone with a price no delivery can be ordered.',
    ro: 'Fără o zonă cu preț nu se poate comanda livrarea.',
    ru: 'Без зоны с ценой доставку нельзя заказать.',
  },
  'pubs.set_up_draw_zone': { en: 'Draw a zone', ro: 'Desenează o zonă', ru: 'Нарисовать зону' },
  'pubs.set_up_rehearsal': { en: 'Rehearsal', ro: 'Repetiția', ru: 'Репетиция' },
  'pubs.set_up_rehearsal_hint': {
    en: 'A trial order goes the whole way: the bell rings, the orders and the kitchen show it. It counts nowhere. Answer it.',
    ro: 'O comandă de probă parcurge tot drumul: sună clopoțelul, apare la comenzi și la bucătărie. Nu se numără nicăieri. Răspundeți la ea.',
    ru: 'Пробный заказ проходит весь путь: звонит звонок, его видно в заказах и на кухне. Он нигде не считается. Ответьте на него.',
  },
  'pubs.set_up_bell': { en: 'Bell', ro: 'Clopoțelul', ru: 'Звонок' },
  'pubs.set_up_bell_hint': {
    en: 'Press on each device that is to ring: browsers let a page sound only then.',
    ro: 'Apăsați pe fiecare dispozitiv care trebuie să sune: altfel browserul nu permite sunetul.',
    ru: 'Нажмите на каждом устройстве, которое должно звонить: иначе браузер не разрешает звук.',
  },
  'pubs.set_up_ring': { en: 'Test the bell', ro: 'Verifică clopoțelul', ru: 'Проверить звонок' },
  'pubs.set_up_bell_silent': {
    en: 'The browser keeps the page silent. Check the sound of this device and press again.',
    ro: 'Browserul nu permite sunetul. Verificați volumul dispozitivului și apăsați din nou.',
    ru: 'Браузер не даёт странице звучать. Проверьте звук устройства и нажмите ещё раз.',
  },
  'pubs.set_up_code': { en: 'Cards with a code', ro: 'Cartonașe cu cod', ru: 'Карточки с кодом' },

  'pubs.set_up_print': {
    en: 'Print the cards',
    ro: 'Tipărește cartonașele',
    ru: 'Напечатать карточки',
  },
  'pubs.set_up_complete': {
    en: 'Everything is ready: {{name}} takes orders.',
    ro: 'Totul este gata: {{name}} primește comenzi.',
    ru: 'Всё готово: «{{name}}» принимает заказы.',
  },
  'pubs.set_up_end': { en: 'Remove', ro: 'Scoate', ru: 'Убрать' },
  'pubs.set_up_end_title': {
    en: 'Remove the first steps?',
    ro: 'Scoateți primii pași?',
    ru: 'Убрать первые шаги?',
  },
  'pubs.set_up_end_hint': {
    en: 'The list goes away for good. Everything it leads to stays on this page.',
    ro: 'Lista dispare definitiv. Tot la ce duce ea rămâne pe această pagină.',
    ru: 'Список исчезнет навсегда. Всё, к чему он ведёт, останется на этой странице.',
  },
  'pubs.set_up_end_confirm': { en: 'Remove', ro: 'Scoate', ru: 'Убрать' },
  'pubs.set_up_next': {
    en: 'Next: {{step}}',
    ro: 'Urmează: {{step}}',
    ru: 'Дальше: {{step}}',
  },
  'pubs.set_up_continue': { en: 'Continue', ro: 'Continuă', ru: 'Продолжить' },
} as const satisfies Texts;
