import type { Texts } from '../../languages/languages.ts';

/** When a menu or a category is served: its form, and the line in the editor. */
export const servingTexts = {
  'menu.serving': { en: 'When it is served', ro: 'Când se servește', ru: 'Когда подаётся' },
  'menu.serving_always': { en: 'Always', ro: 'Mereu', ru: 'Всегда' },
  'menu.serving_at_times': { en: 'At set times', ro: 'La ore fixe', ru: 'По часам' },

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
