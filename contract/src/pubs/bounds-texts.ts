import type { Texts } from '../languages/languages.ts';

/** The bounds of what guests order by themselves. */
export const boundsTexts = {
  'pubs.tables': {
    en: 'Tables',
    ro: 'Mesele',
    ru: 'Столики',
  },
  'pubs.tables_hint': {
    en: 'While it is empty, guests may name any table.',
    ro: 'Cât e gol, oaspeții pot scrie orice masă.',
    ru: 'Пока пусто, гость может указать любой столик.',
  },
  'pubs.max_dish_units': {
    en: 'Portions of one dish in an order',
    ro: 'Porții din același preparat',
    ru: 'Порций одного блюда в заказе',
  },
  'pubs.max_order_units': {
    en: 'Portions in an order',
    ro: 'Porții într-o comandă',
    ru: 'Порций в заказе',
  },
  'pubs.max_order_total': {
    en: 'Total of an order',
    ro: 'Totalul unei comenzi',
    ru: 'Сумма заказа',
  },
  'pubs.max_waiting_of_table': {
    en: 'Orders of a table without an answer',
    ro: 'Comenzi ale unei mese fără răspuns',
    ru: 'Заказов столика без ответа',
  },
  'pubs.max_waiting': {
    en: 'All orders without an answer',
    ro: 'Toate comenzile fără răspuns',
    ru: 'Всех заказов без ответа',
  },
  'pubs.bound_invalid': {
    en: 'A whole number from {{min}} to {{max}}',
    ro: 'Un număr întreg de la {{min}} la {{max}}',
    ru: 'Целое число от {{min}} до {{max}}',
  },
  'pubs.bound_total_invalid': {
    en: 'An amount above 0, or empty',
    ro: 'O sumă peste 0 sau gol',
    ru: 'Сумма больше 0 или пусто',
  },
  'admin.validation_errors.pub.tables.invalid_value': {
    en: 'Ranges such as 1-40 and names, with commas between them',
    ro: 'Intervale ca 1-40 și nume, separate prin virgule',
    ru: 'Диапазоны вроде 1-40 и названия через запятую',
  },
  'pubs.table_cards_unknown': {
    en: 'Guests cannot order at these tables, the settings do not name them: {{tables}}',
    ro: 'De la aceste mese nu se poate comanda, nu sunt în setări: {{tables}}',
    ru: 'С этих столиков заказать нельзя, их нет в настройках: {{tables}}',
  },
} as const satisfies Texts;
