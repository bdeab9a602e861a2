import type { Texts } from '../../languages/languages.ts';

/** When a menu or a category is served: its form, and the line in the editor. */
export const servingTexts = {
  'menu.serving': { en: 'When it is served', ro: 'Când se servește', ru: 'Когда подаётся' },
  'menu.serving_always': { en: 'Always', ro: 'Mereu', ru: 'Всегда' },
  'menu.serving_at_times': { en: 'At set times', ro: 'La ore fixe', ru: 'По часам' },

  'menu.serving_span': {
    en: 'Hours {{number}}',
    ro: 'Orele {{number}}',
    ru: 'Часы {{number}}',
  },
  'menu.serving_days': { en: 'Days', ro: 'Zile', ru: 'Дни' },
  'menu.serving_days_at_once': {
    en: 'Several days at once',
    ro: 'Mai multe zile deodată',
    ru: 'Сразу несколько дней',
  },
  'menu.serving_every_day': { en: 'Every day', ro: 'Zilnic', ru: 'Каждый день' },
  'menu.serving_from': { en: 'From', ro: 'De la', ru: 'С' },
  'menu.serving_to': { en: 'Until', ro: 'Până la', ru: 'До' },
  'menu.serving_next_day': { en: 'on the next day', ro: 'a doua zi', ru: 'следующего дня' },
  'menu.serving_add': { en: 'More hours', ro: 'Alte ore', ru: 'Ещё часы' },
  'menu.serving_remove': {
    en: 'Delete the hours {{number}}',
    ro: 'Șterge orele {{number}}',
    ru: 'Удалить часы {{number}}',
  },
  'menu.serving_no_days': {
    en: 'Choose at least one day',
    ro: 'Alegeți cel puțin o zi',
    ru: 'Выберите хотя бы один день',
  },
  'menu.serving_no_time': {
    en: 'A time in steps of 5 minutes, such as 08:30',
    ro: 'O oră din 5 în 5 minute, de exemplu 08:30',
    ru: 'Время с шагом 5 минут, например 08:30',
  },
  'menu.serving_no_length': {
    en: 'The end cannot be the start',
    ro: 'Sfârșitul nu poate fi egal cu începutul',
    ru: 'Конец не может совпадать с началом',
  },
  'menu.serving_repeated': {
    en: 'The same hours are entered above',
    ro: 'Aceleași ore sunt introduse mai sus',
    ru: 'Такие же часы уже указаны выше',
  },
  'menu.served': {
    en: 'Served: {{hours}}',
    ro: 'Se servește: {{hours}}',
    ru: 'Подаётся: {{hours}}',
  },
  'menu.never_served': {
    en: 'Never: the menu is not served at these hours',
    ro: 'Niciodată: meniul nu se servește la aceste ore',
    ru: 'Никогда: эти часы вне часов меню',
  },
} as const satisfies Texts;
