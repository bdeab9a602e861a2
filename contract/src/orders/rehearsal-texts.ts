import type { Texts } from '../texts/text.ts';

/** The mark of a rehearsal order on every screen, and its own button. */
export const rehearsalTexts = {
  'orders.rehearsal': { en: 'Rehearsal', ro: 'Repetiție', ru: 'Репетиция' },
  'orders.rehearsal_hint': {
    en: 'The venue has sent this order to itself. Do not cook it.',
    ro: 'Localul și-a trimis singur această comandă. Nu o gătiți.',
    ru: 'Заведение само отправило себе этот заказ. Не готовьте его.',
  },
  'orders.send_rehearsal': {
    en: 'Send a rehearsal order',
    ro: 'Trimite o comandă de repetiție',
    ru: 'Отправить репетицию',
  },
  'orders.open_rehearsal': {
    en: 'Open the rehearsal',
    ro: 'Deschide repetiția',
    ru: 'Открыть репетицию',
  },
} as const satisfies Texts;
