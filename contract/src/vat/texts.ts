import type { Texts } from '../languages/languages.ts';

/** The VAT in the prices of a menu. */
export const vatTexts = {
  'vat.title': { en: 'VAT', ro: 'TVA', ru: 'НДС' },
  'vat.class_reduced': { en: 'Food and drinks', ro: 'Mâncare și băuturi', ru: 'Еда и напитки' },
  'vat.class_standard': { en: 'Alcohol', ro: 'Alcool', ru: 'Алкоголь' },
  'vat.with_percent': {
    en: '{{name}}: {{percent}} %',
    ro: '{{name}}: {{percent}} %',
    ru: '{{name}}: {{percent}} %',
  },
  'vat.none': {
    en: 'The venue pays no VAT',
    ro: 'Localul nu plătește TVA',
    ru: 'Заведение не платит НДС',
  },
  'vat.usual': { en: 'VAT of the dishes', ro: 'TVA a preparatelor', ru: 'НДС блюд' },
  'vat.usual_hint': {
    en: 'Prices include it. Categories and dishes with another rate say so themselves.',
    ro: 'Este inclus în prețuri. Categoriile și preparatele cu altă cotă o indică ele însele.',
    ru: 'Входит в цены. Для категорий и блюд с другой ставкой она указана у них.',
  },
  'vat.as_pub': { en: 'As in the venue', ro: 'Ca în local', ru: 'Как в заведении' },
  'vat.as_category': { en: 'As in its category', ro: 'Ca în categorie', ru: 'Как в категории' },
  'vat.included': {
    en: 'Including VAT {{percent}} %',
    ro: 'Inclusiv TVA {{percent}} %',
    ru: 'В том числе НДС {{percent}} %',
  },
} as const satisfies Texts;
