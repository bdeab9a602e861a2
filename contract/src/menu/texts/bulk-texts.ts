import type { Texts } from '../../languages/languages.ts';

/** Changes of many dishes at once. */
export const bulkTexts = {
  'menu.bulk': {
    en: 'Change many dishes',
    ro: 'Modifică mai multe preparate',
    ru: 'Изменить несколько блюд',
  },
  'menu.bulk_show': { en: 'Show', ro: 'Arată', ru: 'Показать' },
  'menu.bulk_whole_menu': { en: 'the whole menu', ro: 'tot meniul', ru: 'всё меню' },
  'menu.bulk_all_of': { en: 'all of {{name}}', ro: 'tot: {{name}}', ru: 'всё: {{name}}' },
  'menu.bulk_choose_all': {
    en: { one: 'All: {{count}} dish', other: 'All: {{count}} dishes' },
    ro: {
      one: 'Toate: {{count}} preparat',
      few: 'Toate: {{count}} preparate',
      other: 'Toate: {{count}} de preparate',
    },
    ru: {
      one: 'Все: {{count}} блюдо',
      few: 'Все: {{count}} блюда',
      many: 'Все: {{count}} блюд',
      other: 'Все: {{count}} блюда',
    },
  },
  'menu.bulk_chosen_dishes': {
    en: 'Chosen dishes',
    ro: 'Preparatele alese',
    ru: 'Выбранные блюда',
  },
  'menu.bulk_chosen': {
    en: 'Chosen: {{count}}',
    ro: 'Alese: {{count}}',
    ru: 'Выбрано: {{count}}',
  },
  'menu.bulk_prices_short': { en: 'Prices', ro: 'Prețuri', ru: 'Цены' },
  'menu.bulk_visibility_short': { en: 'Show, hide', ro: 'Vizibilitate', ru: 'Видимость' },
  'menu.bulk_move_short': { en: 'Move', ro: 'Mută', ru: 'Перенести' },
  'menu.bulk_sold_out_short': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'menu.bulk_prices': {
    en: 'Prices of the chosen dishes',
    ro: 'Prețurile preparatelor alese',
    ru: 'Цены выбранных блюд',
  },
  'menu.bulk_direction': { en: 'Change', ro: 'Modificare', ru: 'Изменение' },
  'menu.bulk_up': { en: 'raise', ro: 'mărește', ru: 'поднять' },
  'menu.bulk_down': { en: 'lower', ro: 'scade', ru: 'снизить' },
  'menu.bulk_by': { en: 'By', ro: 'Cu', ru: 'На' },
  'menu.bulk_unit': { en: 'In', ro: 'În', ru: 'В чём' },
  'menu.bulk_rounding': { en: 'Round to', ro: 'Rotunjire la', ru: 'Округлить до' },
  'menu.bulk_on_sale': { en: 'on sale', ro: 'redus', ru: 'со скидкой' },
  'menu.bulk_preview': { en: 'Preview', ro: 'Previzualizare', ru: 'Предпросмотр' },
  'menu.bulk_becomes': { en: 'becomes', ro: 'devine', ru: 'станет' },
  'menu.bulk_will_change': {
    en: 'Will change: {{count}}',
    ro: 'Se vor modifica: {{count}}',
    ru: 'Изменится: {{count}}',
  },
  'menu.bulk_apply': { en: 'Change', ro: 'Modifică', ru: 'Изменить' },
  'menu.bulk_price_not_above_zero': {
    en: 'This price would not be above zero.',
    ro: 'Acest preț nu ar fi mai mare ca zero.',
    ru: 'Такая цена не будет выше нуля.',
  },
  'menu.bulk_price_above_limit': {
    en: 'This price would be above the limit.',
    ro: 'Acest preț ar depăși limita.',
    ru: 'Такая цена будет больше допустимой.',
  },
  'menu.bulk_sale_price_without_effect': {
    en: 'The sale price would not be below the price.',
    ro: 'Prețul redus nu ar fi mai mic decât prețul.',
    ru: 'Цена со скидкой не будет ниже цены.',
  },
  'menu.bulk_leave_out': {
    en: 'Leave these out: {{count}}',
    ro: 'Lasă-le neschimbate: {{count}}',
    ru: 'Не менять эти: {{count}}',
  },
  'menu.bulk_visibility': {
    en: 'Visibility of the chosen dishes',
    ro: 'Vizibilitatea preparatelor alese',
    ru: 'Видимость выбранных блюд',
  },
  'menu.bulk_visibility_choice': { en: 'Guests', ro: 'Oaspeții', ru: 'Гости' },
  'menu.bulk_shown': { en: 'see', ro: 'văd', ru: 'видят' },
  'menu.bulk_hidden': { en: 'do not see', ro: 'nu văd', ru: 'не видят' },
  'menu.bulk_move': {
    en: 'Move the chosen dishes',
    ro: 'Mutarea preparatelor alese',
    ru: 'Перенести выбранные блюда',
  },
  'menu.bulk_sold_out': {
    en: 'Sold out or on sale',
    ro: 'Terminat sau în vânzare',
    ru: 'Закончилось или в продаже',
  },
  'menu.bulk_sold_out_choice': {
    en: 'The chosen dishes',
    ro: 'Preparatele alese',
    ru: 'Выбранные блюда',
  },
  'menu.bulk_sells': { en: 'On sale', ro: 'În vânzare', ru: 'В продаже' },
  'menu.bulk_changed': {
    en: 'Changed: {{count}}',
    ro: 'Modificate: {{count}}',
    ru: 'Изменено: {{count}}',
  },
  'menu.bulk_undo': {
    en: 'Put back',
    ro: 'Pune la loc',
    ru: 'Вернуть',
  },
  'menu.bulk_undone': {
    en: 'Put back: {{count}}',
    ro: 'Puse la loc: {{count}}',
    ru: 'Возвращено: {{count}}',
  },
  'menu.bulk_left': {
    en: 'Left as they are, because somebody has changed them since: {{names}}',
    ro: 'Au rămas cum sunt, fiindcă altcineva le-a modificat între timp: {{names}}',
    ru: 'Оставлены как есть, потому что их уже изменил кто-то другой: {{names}}',
  },
} as const satisfies Texts;
