import type { Texts } from '../../texts/text.ts';

/** Copies of menus, categories and dishes. */
export const copyingTexts = {
  'menu.copy': { en: 'Copy', ro: 'Copiază', ru: 'Скопировать' },
  'menu.copy_named': { en: 'Copy {{name}}', ro: 'Copiază {{name}}', ru: 'Скопировать «{{name}}»' },
  'menu.copy_title': {
    en: 'Copy “{{name}}”',
    ro: 'Copiați „{{name}}”',
    ru: 'Копия: «{{name}}»',
  },
  'menu.name_of_copy': { en: '{{name}} (copy)', ro: '{{name}} (copie)', ru: '{{name}} (копия)' },
  'menu.copy_to_pub': { en: 'To the venue', ro: 'În localul', ru: 'В заведение' },
  'menu.copy_to_menu': { en: 'To the menu', ro: 'În meniul', ru: 'В меню' },
  'menu.copy_to_category': { en: 'To the category', ro: 'În categoria', ru: 'В категорию' },
  'menu.copy_other_currency': {
    en: 'This venue has another currency: the prices keep their numbers.',
    ro: 'Acest local are altă monedă: prețurile își păstrează cifrele.',
    ru: 'У этого заведения другая валюта: числа в ценах останутся прежними.',
  },
  'menu.copy_no_menu': {
    en: 'This venue has no menu yet.',
    ro: 'Acest local încă nu are meniu.',
    ru: 'В этом заведении пока нет меню.',
  },
  'menu.copy_no_category': {
    en: 'This menu has no category yet.',
    ro: 'Acest meniu încă nu are categorii.',
    ru: 'В этом меню пока нет категорий.',
  },
  'menu.copied': { en: 'Copied: {{name}}', ro: 'Copiat: {{name}}', ru: 'Скопировано: {{name}}' },
} as const satisfies Texts;
