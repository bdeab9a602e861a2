import type { Texts } from '../../languages/languages.ts';

/** What a person looks at in the draft of an import: doubts, and the sizes of dishes. */
export const importCheckTexts = {
  'menu.import_doubt_price_by_position': {
    en: 'The price was found by its place in the list',
    ro: 'Prețul a fost găsit după locul lui în listă',
    ru: 'Цена найдена по её месту в списке',
  },
  'menu.import_doubt_price_ambiguous': {
    en: 'The price can be read in two ways',
    ro: 'Prețul poate fi citit în două feluri',
    ru: 'Цену можно прочитать по-разному',
  },
  'menu.import_doubt_price_is_zero': {
    en: 'The price is zero',
    ro: 'Prețul este zero',
    ru: 'Нулевая цена',
  },
  'menu.import_doubt_price_like_all': {
    en: 'All dishes have the same price',
    ro: 'Toate preparatele au același preț',
    ru: 'У всех блюд одна и та же цена',
  },
  'menu.import_doubt_price_is_missing': {
    en: 'The list has no price for it',
    ro: 'Lista nu are preț pentru el',
    ru: 'В списке нет цены',
  },
  'menu.import_doubt_sale_price_not_below': {
    en: 'The sale price is not below the price',
    ro: 'Prețul redus nu este mai mic decât prețul',
    ru: 'Цена со скидкой не ниже обычной',
  },
  'menu.import_doubt_name_or_category': {
    en: 'This may be a category',
    ro: 'Poate fi o categorie',
    ru: 'Возможно, это категория',
  },
  'menu.import_doubts': {
    en: { one: '{{count}} line to look at', other: '{{count}} lines to look at' },
    ro: {
      one: '{{count}} rând de verificat',
      few: '{{count}} rânduri de verificat',
      other: '{{count}} de rânduri de verificat',
    },
    ru: {
      one: 'Проверьте {{count}} строку',
      few: 'Проверьте {{count}} строки',
      many: 'Проверьте {{count}} строк',
      other: 'Проверьте {{count}} строки',
    },
  },
  'menu.import_next_doubt': { en: 'Next', ro: 'Următorul', ru: 'Дальше' },
  'menu.import_call_right': { en: 'It is right', ro: 'Este corect', ru: 'Верно' },
  'menu.import_call_right_named': {
    en: 'It is right: “{{name}}”',
    ro: 'Este corect: „{{name}}”',
    ru: 'Верно: «{{name}}»',
  },
  'menu.import_call_all_right': { en: 'All are right', ro: 'Toate corecte', ru: 'Всё верно' },
  'menu.import_call_all_right_named': {
    en: 'All are right: {{doubt}}',
    ro: 'Toate corecte: {{doubt}}',
    ru: 'Всё верно: {{doubt}}',
  },
  'menu.import_twins': {
    en: 'Names with several prices: {{count}}',
    ro: 'Denumiri cu mai multe prețuri: {{count}}',
    ru: 'Названия с разными ценами: {{count}}',
  },
  'menu.import_join_sizes': {
    en: 'Join as sizes',
    ro: 'Unește ca mărimi',
    ru: 'Объединить в размеры',
  },
  'menu.import_are_sizes': {
    en: 'These are sizes of one dish',
    ro: 'Sunt mărimi ale aceluiași preparat',
    ru: 'Это размеры одного блюда',
  },
  'menu.import_are_sizes_named': {
    en: 'These are sizes of one dish: “{{name}}”',
    ro: 'Sunt mărimi ale aceluiași preparat: „{{name}}”',
    ru: 'Это размеры одного блюда: «{{name}}»',
  },
  'menu.import_merged': {
    en: 'Lines of one name are joined as sizes',
    ro: 'Rândurile cu aceeași denumire sunt unite ca mărimi',
    ru: 'Строки с одним названием объединены в размеры',
  },

  'menu.import_sizes': {
    en: { one: '{{count}} size', other: '{{count}} sizes' },
    ro: { one: '{{count}} mărime', few: '{{count}} mărimi', other: '{{count}} de mărimi' },
    ru: {
      one: '{{count}} размер',
      few: '{{count}} размера',
      many: '{{count}} размеров',
      other: '{{count}} размера',
    },
  },
  'menu.import_has_sizes': {
    en: '“{{name}}” has sizes',
    ro: '„{{name}}” are mărimi',
    ru: 'У «{{name}}» есть размеры',
  },
  'menu.import_add_size_named': {
    en: 'Add a size: “{{name}}”',
    ro: 'Adaugă o mărime: „{{name}}”',
    ru: 'Добавить размер: «{{name}}»',
  },
  'menu.import_size_name': {
    en: 'Line {{line}}, size {{number}}: name',
    ro: 'Rândul {{line}}, mărimea {{number}}: denumire',
    ru: 'Строка {{line}}, размер {{number}}: название',
  },
  'menu.import_size_price': {
    en: 'Line {{line}}, size {{number}}: price',
    ro: 'Rândul {{line}}, mărimea {{number}}: preț',
    ru: 'Строка {{line}}, размер {{number}}: цена',
  },
  'menu.import_delete_size': {
    en: 'Line {{line}}: delete size {{number}}',
    ro: 'Rândul {{line}}: șterge mărimea {{number}}',
    ru: 'Строка {{line}}: удалить размер {{number}}',
  },
  'menu.import_size_repeated': {
    en: 'Each size once, {{limit}} at most',
    ro: 'Fiecare mărime o dată, cel mult {{limit}}',
    ru: 'Каждый размер один раз, не больше {{limit}}',
  },

  'menu.import_sizes_stay': {
    en: 'its sizes keep their prices: {{sizes}}',
    ro: 'mărimile lui își păstrează prețurile: {{sizes}}',
    ru: 'цены его размеров остаются: {{sizes}}',
  },
  'menu.import_doubts_left': {
    en: {
      one: '{{count}} line has not been looked at.',
      other: '{{count}} lines have not been looked at.',
    },
    ro: {
      one: '{{count}} rând nu a fost verificat.',
      few: '{{count}} rânduri nu au fost verificate.',
      other: '{{count}} de rânduri nu au fost verificate.',
    },
    ru: {
      one: 'Не проверена {{count}} строка.',
      few: 'Не проверены {{count}} строки.',
      many: 'Не проверено {{count}} строк.',
      other: 'Не проверено {{count}} строки.',
    },
  },
  'menu.import_apply_doubtful': {
    en: 'Write prices that may be wrong?',
    ro: 'Scrieți prețuri care pot fi greșite?',
    ru: 'Записать цены, которые могут быть неверны?',
  },
} as const satisfies Texts;
