import type { Texts } from '../../languages/languages.ts';

/** The sizes of a dish, in its form and in an import. */
export const sizeTexts = {
  'menu.size': { en: 'Size', ro: 'Mărime', ru: 'Размер' },
  'menu.sizes': { en: 'Sizes', ro: 'Mărimi', ru: 'Размеры' },
  'menu.add_sizes': { en: 'Add sizes', ro: 'Adaugă mărimi', ru: 'Добавить размеры' },
  'menu.add_size': { en: 'Add a size', ro: 'Adaugă o mărime', ru: 'Добавить размер' },
  'menu.size_name': {
    en: 'Size {{number}}: name',
    ro: 'Mărimea {{number}}: denumire',
    ru: 'Размер {{number}}: название',
  },
  'menu.size_price': {
    en: 'Size {{number}}: price',
    ro: 'Mărimea {{number}}: preț',
    ru: 'Размер {{number}}: цена',
  },
  'menu.remove_size': {
    en: 'Delete the size {{name}}',
    ro: 'Șterge mărimea {{name}}',
    ru: 'Удалить размер «{{name}}»',
  },
  'menu.size_name_is_missing': { en: 'Name it', ro: 'Dați o denumire', ru: 'Назовите' },
  'menu.size_name_is_repeated': {
    en: 'It is there already',
    ro: 'Există deja',
    ru: 'Уже есть',
  },
  'menu.size_price_is_missing': {
    en: 'Type a price',
    ro: 'Scrieți prețul',
    ru: 'Укажите цену',
  },
  'menu.size_is_alone': {
    en: 'Add a second size',
    ro: 'Adăugați a doua mărime',
    ru: 'Добавьте второй размер',
  },
  'menu.sizes_shared': {
    en: { one: 'At {{count}} dish.', other: 'The same at {{count}} dishes.' },
    ro: {
      one: 'La {{count}} preparat.',
      few: 'Aceleași la {{count}} preparate.',
      other: 'Aceleași la {{count}} de preparate.',
    },
    ru: {
      one: 'Те же у {{count}} блюда.',
      few: 'Те же у {{count}} блюд.',
      many: 'Те же у {{count}} блюд.',
      other: 'Те же у {{count}} блюда.',
    },
  },
  'menu.change_sizes': {
    en: 'Change in the options',
    ro: 'Modifică în opțiuni',
    ru: 'Изменить в опциях',
  },
} as const satisfies Texts;
