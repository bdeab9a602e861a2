import type { Texts } from '../../languages/languages.ts';

/** Printing an order: kitchen ticket and bill. */
export const ticketTexts = {
  'orders.print': { en: 'Print', ro: 'Tipărește', ru: 'Напечатать' },
  'orders.print_options': {
    en: 'Print options',
    ro: 'Setări de tipărire',
    ru: 'Настройки печати',
  },
  'orders.print_order': {
    en: 'Print order {{number}}',
    ro: 'Tipărirea comenzii {{number}}',
    ru: 'Печать заказа {{number}}',
  },
  'orders.ticket_kind': { en: 'What to print', ro: 'Ce se tipărește', ru: 'Что печатать' },
  'orders.ticket_kitchen': { en: 'For the kitchen', ro: 'Pentru bucătărie', ru: 'Для кухни' },
  'orders.ticket_bill': { en: 'Bill', ro: 'Nota de plată', ru: 'Счёт' },
  'orders.ticket_canceled': { en: 'Canceled order', ro: 'Comandă anulată', ru: 'Заказ отменён' },
  'orders.ticket_paper': { en: 'Paper width', ro: 'Lățimea hârtiei', ru: 'Ширина бумаги' },
  'orders.millimetres': {
    en: '{{width}}\u00A0mm',
    ro: '{{width}}\u00A0mm',
    ru: '{{width}}\u00A0мм',
  },
  'orders.ticket_preview': { en: 'Preview', ro: 'Previzualizare', ru: 'Предпросмотр' },

  'orders.not_fiscal': {
    en: 'Not a fiscal receipt',
    ro: 'Nu este bon fiscal',
    ru: 'Не является фискальным чеком',
  },
} as const satisfies Texts;
