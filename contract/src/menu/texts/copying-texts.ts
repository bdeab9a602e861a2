import type { Texts } from '../../languages/languages.ts';

/** Copies of menus, categories and dishes. */
export const copyingTexts = {
  'menu.copy': { en: 'Copy', ro: 'Copiază', ru: 'Скопировать' },
  'menu.copy_named': { en: 'Copy {{name}}', ro: 'Copiază {{name}}', ru: 'Скопировать «{{name}}»' },
  'menu.copy_title': {
    en: 'Copy “{{name}}”',
    ro: 'Copie: „{{name}}”',
    ru: 'Копия: «{{name}}»',
  },
  'menu.name_of_copy': { en: '{{name}} (copy)', ro: '{{name}} (copie)', ru: '{{name}} (копия)' },
  'menu.copy_to_pub': { en: 'To the venue', ro: 'În localul', ru: 'В заведение' },
  'menu.copy_to_menu': { en: 'To the menu', ro: 'În meniul', ru: 'В меню' },
  'menu.copy_to_category': { en: 'To the category', ro: 'În categoria', ru: 'В категорию' },
  'menu.copy_other_currency': {
    en: 'This venue has another currency: the prices keep their numbers.',
    ro: 'Acest local are altă valută: prețurile își păstrează cifrele.',
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
  'menu.copy_other_language': {
    en: 'This venue writes its menu in another language ({{language}}): each text changes places with its translation.',
    ro: 'Acest local își scrie meniul în altă limbă ({{language}}): fiecare text face schimb de locuri cu traducerea lui.',
    ru: 'Это заведение пишет меню на другом языке ({{language}}): каждый текст поменяется местами со своим переводом.',
  },
  'menu.copy_unlinked': {
    en: {
      one: '{{count}} choice is linked to no dish there, and is not sold out with it',
      other: '{{count}} choices are linked to no dish there, and are not sold out with it',
    },
    ro: {
      one: '{{count}} variantă nu este legată acolo de un preparat și nu se termină odată cu el',
      few: '{{count}} variante nu sunt legate acolo de preparate și nu se termină odată cu ele',
      other:
        '{{count}} de variante nu sunt legate acolo de preparate și nu se termină odată cu ele',
    },
    ru: {
      one: '{{count}} вариант там не связан с блюдом и не закончится вместе с ним',
      few: '{{count}} варианта там не связаны с блюдами и не закончатся вместе с ними',
      many: '{{count}} вариантов там не связано с блюдами и не закончатся вместе с ними',
      other: '{{count}} варианта там не связано с блюдами и не закончатся вместе с ними',
    },
  },
  'menu.unlinked_no_dish': {
    en: 'the dish has not been copied there. When it is, they are linked.',
    ro: 'preparatul nu a fost copiat acolo. Când va fi copiat, se vor lega.',
    ru: 'это блюдо туда не скопировано. Когда его скопируют, они свяжутся.',
  },
  'menu.unlinked_several_dishes': {
    en: 'there are several copies of the dish there. Choose one in the options.',
    ro: 'acolo sunt mai multe copii ale preparatului. Alegeți una în opțiuni.',
    ru: 'там несколько копий этого блюда. Выберите одну в опциях.',
  },
  'menu.unlinked_was_without': {
    en: 'these choices were there already, without a dish. Choose it in the options.',
    ro: 'aceste variante erau deja acolo, fără preparat. Alegeți-l în opțiuni.',
    ru: 'эти варианты там уже были, без блюда. Выберите его в опциях.',
  },
  'menu.copied': { en: 'Copied: {{name}}', ro: 'Copiat: {{name}}', ru: 'Скопировано: {{name}}' },
} as const satisfies Texts;
