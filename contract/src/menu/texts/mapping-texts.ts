import type { Texts } from '../../languages/languages.ts';

/** What a person says about a list before it becomes a draft: its columns and its currency. */
export const mappingTexts = {
  'menu.import_columns': { en: 'Columns', ro: 'Coloane', ru: 'Столбцы' },
  'menu.import_columns_of': {
    en: 'Columns: {{names}}',
    ro: 'Coloane: {{names}}',
    ru: 'Столбцы: {{names}}',
  },

  'menu.import_columns_empty': {
    en: { one: '{{count}} column is empty.', other: '{{count}} columns are empty.' },
    ro: {
      one: '{{count}} coloană este goală.',
      few: '{{count}} coloane sunt goale.',
      other: '{{count}} de coloane sunt goale.',
    },
    ru: {
      one: '{{count}} столбец пуст.',
      few: '{{count}} столбца пусты.',
      many: '{{count}} столбцов пусты.',
      other: '{{count}} столбца пусты.',
    },
  },
  'menu.import_columns_missing': {
    en: 'Choose which column it is: {{columns}}.',
    ro: 'Alegeți care coloană este: {{columns}}.',
    ru: 'Выберите, какой это столбец: {{columns}}.',
  },
  'menu.import_columns_change': {
    en: 'Columns of the list',
    ro: 'Coloanele listei',
    ru: 'Столбцы списка',
  },
  'menu.import_columns_change_hint': {
    en: 'The draft is made again then, without your corrections.',
    ro: 'Ciorna se va face din nou, fără corecturile dumneavoastră.',
    ru: 'Черновик составится заново, без ваших исправлений.',
  },
  'menu.import_column_untitled': {
    en: 'Column {{number}}',
    ro: 'Coloana {{number}}',
    ru: 'Столбец {{number}}',
  },
  'menu.import_column_is': {
    en: 'What “{{title}}” is',
    ro: 'Ce este „{{title}}”',
    ru: 'Что такое «{{title}}»',
  },
  'menu.import_column_not_read': { en: 'not read', ro: 'nu se citește', ru: 'не читается' },
  'menu.import_column_name': {
    en: 'Name of the dish',
    ro: 'Denumirea preparatului',
    ru: 'Название блюда',
  },
  'menu.import_column_size': { en: 'Size', ro: 'Mărime', ru: 'Размер' },
  'menu.import_column_size_price': {
    en: 'Price of one size',
    ro: 'Prețul unei mărimi',
    ru: 'Цена одного размера',
  },
  'menu.import_column_variant_of': {
    en: 'Same for all sizes of a dish',
    ro: 'Același la toate mărimile unui preparat',
    ru: 'Общее у всех размеров блюда',
  },
  'menu.import_column_repeated': {
    en: '“{{title}}” is read as this already. Only one column can be it.',
    ro: '„{{title}}” se citește deja așa. Doar o coloană poate fi aceasta.',
    ru: 'Так уже читается «{{title}}». Это может быть только один столбец.',
  },
  'menu.import_ask_which': {
    en: 'Which column is it: {{column}}?',
    ro: 'Care coloană este: {{column}}?',
    ru: 'Какой столбец: {{column}}?',
  },
  'menu.import_ask_where': {
    en: 'No column is known to be it: {{column}}. Which one is it?',
    ro: 'Nu se știe care coloană este: {{column}}. Care este?',
    ru: 'Непонятно, в каком столбце: {{column}}. В каком?',
  },
  'menu.import_ask_sizes': {
    en: 'Each of them: the prices of several sizes',
    ro: 'Fiecare: prețurile mai multor mărimi',
    ru: 'Каждый: цены разных размеров',
  },
  'menu.import_ask_none': { en: 'None of them', ro: 'Niciuna', ru: 'Ни один' },
  'menu.import_currency': {
    en: 'Prices are in {{found}}, those of the venue in {{own}}',
    ro: 'Prețurile sunt în {{found}}, ale localului în {{own}}',
    ru: 'Цены в списке: {{found}}, у заведения: {{own}}',
  },
  'menu.import_currency_some': {
    en: 'With another currency: {{count}} of {{all}}. The other prices are taken as {{own}}.',
    ro: 'În altă valută: {{count}} din {{all}}. Celelalte prețuri se iau în {{own}}.',
    ru: 'В другой валюте: {{count}} из {{all}}. Остальные цены берутся как {{own}}.',
  },
  'menu.import_currency_as_is': {
    en: 'Take the numbers as they are',
    ro: 'Ia numerele așa cum sunt',
    ru: 'Взять числа как есть',
  },
  'menu.import_currency_rate': {
    en: 'How many {{own}} one {{found}} is',
    ro: 'Câți {{own}} este un {{found}}',
    ru: 'Сколько {{own}} в одном {{found}}',
  },
  'menu.import_currency_rate_wrong': {
    en: 'A number above zero, with at most four decimals',
    ro: 'Un număr mai mare ca zero, cu cel mult patru zecimale',
    ru: 'Число больше нуля, не более четырёх знаков после запятой',
  },
  'menu.import_currency_exchange': {
    en: 'Convert the prices',
    ro: 'Recalculează prețurile',
    ru: 'Пересчитать цены',
  },
  'menu.import_restored': {
    en: 'The page was loaded again. This is your work from before that.',
    ro: 'Pagina a fost reîncărcată. Aceasta este munca dumneavoastră de dinainte.',
    ru: 'Страница загрузилась заново. Это ваша работа, какой она была до этого.',
  },
  'menu.import_not_kept': {
    en: 'The list is too large for this browser to keep: it would be lost if the page were loaded again.',
    ro: 'Lista este prea mare ca browserul să o păstreze: s-ar pierde la reîncărcarea paginii.',
    ru: 'Список слишком велик, чтобы браузер его сохранил: при перезагрузке страницы он пропадёт.',
  },
} as const satisfies Texts;
