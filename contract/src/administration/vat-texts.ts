import type { Texts } from '../languages/languages.ts';

/** The rates of VAT, as the administrator keeps them. */
export const vatRatesTexts = {
  'administration.vat': { en: 'Rates of VAT', ro: 'Cotele TVA', ru: 'Ставки НДС' },
  'administration.vat_note': {
    en: 'An order has the rate of the day on which it is cooked',
    ro: 'O comandă are cota zilei în care este gătită',
    ru: 'У заказа ставка того дня, когда его готовят',
  },
  'administration.vat_from': { en: 'from {{day}}', ro: 'din {{day}}', ru: 'с {{day}}' },
  'administration.vat_now': { en: 'holds now', ro: 'în vigoare', ru: 'действует' },
  'administration.vat_add': { en: 'New rate', ro: 'Cotă nouă', ru: 'Новая ставка' },
  'administration.vat_class_missing': {
    en: 'Choose what is taxed',
    ro: 'Alegeți ce se impozitează',
    ru: 'Выберите, что облагается',
  },
  'administration.vat_percent': { en: 'Rate, %', ro: 'Cota, %', ru: 'Ставка, %' },
  'administration.vat_percent_wrong': {
    en: 'A number from 0 to 100, with two decimals at most',
    ro: 'Un număr de la 0 la 100, cu cel mult două zecimale',
    ru: 'Число от 0 до 100, не больше двух знаков после запятой',
  },
  'administration.vat_first_day': { en: 'First day', ro: 'Prima zi', ru: 'Первый день' },
  'administration.vat_first_day_wrong': {
    en: 'Tomorrow or later',
    ro: 'Mâine sau mai târziu',
    ru: 'Завтра или позже',
  },
  'administration.vat_added': {
    en: '{{name}}: {{percent}} % from {{day}}',
    ro: '{{name}}: {{percent}} % din {{day}}',
    ru: '{{name}}: {{percent}} % с {{day}}',
  },
  'administration.vat_deleted': {
    en: 'The rate is deleted',
    ro: 'Cota a fost ștearsă',
    ru: 'Ставка удалена',
  },
  'administration.vat_delete': {
    en: 'Delete the rate from {{day}}',
    ro: 'Șterge cota din {{day}}',
    ru: 'Удалить ставку с {{day}}',
  },
} as const satisfies Texts;
