import type { Texts } from '../languages/languages.ts';

/** The bounds of what guests order by themselves. */
export const boundsTexts = {
  'pubs.tables': {
    en: 'Tables',
    ro: 'Mesele',
    ru: 'Столики',
  },
  'pubs.tables_hint': {
    en: 'Ranges and names: 1-40, T1-T12, Bar. Guests at another table cannot order. While it is empty, every table is accepted.',
    ro: 'Intervale și nume: 1-40, T1-T12, Bar. De la altă masă nu se poate comanda. Cât e gol, se acceptă orice masă.',
    ru: 'Диапазоны и названия: 1-40, Бар. С другого столика заказать нельзя. Пока пусто, принимается любой.',
  },
  'pubs.max_dish_units': {
    en: 'Most portions of one dish in an order',
    ro: 'Maximum de porții ale unui preparat într-o comandă',
    ru: 'Порций одного блюда в заказе, не больше',
  },
  'pubs.max_order_units': {
    en: 'Most portions in an order',
    ro: 'Maximum de porții într-o comandă',
    ru: 'Порций в заказе, не больше',
  },
  'pubs.max_order_total': {
    en: 'Largest order',
    ro: 'Suma maximă a unei comenzi',
    ru: 'Сумма заказа, не больше',
  },
  'pubs.max_order_total_hint': {
    en: 'Empty: {{total}}. For what is above these bounds the guest is asked to call the staff; your own changes are not bound.',
    ro: 'Gol: {{total}}. Peste aceste limite oaspetele e rugat să cheme personalul; schimbările voastre nu au limite.',
    ru: 'Пусто: {{total}}. Сверх этих пределов гостя просят позвать персонал; ваши правки не ограничены.',
  },
  'pubs.max_waiting_of_table': {
    en: 'Most orders of one table without an answer',
    ro: 'Maximum de comenzi fără răspuns ale unei mese',
    ru: 'Заказов одного столика без ответа, не больше',
  },
  'pubs.max_waiting': {
    en: 'Most orders of all tables without an answer',
    ro: 'Maximum de comenzi fără răspuns ale tuturor meselor',
    ru: 'Заказов всех столиков без ответа, не больше',
  },
  'pubs.bound_invalid': {
    en: 'A whole number from {{min}} to {{max}}',
    ro: 'Un număr întreg de la {{min}} la {{max}}',
    ru: 'Целое число от {{min}} до {{max}}',
  },
  'pubs.bound_total_invalid': {
    en: 'An amount above 0, or nothing',
    ro: 'O sumă peste 0 sau nimic',
    ru: 'Сумма больше 0 или ничего',
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
