import type { Text } from '../languages/languages.ts';

/** The refusals of payments and of taxes. */
export const moneyTexts = {
  'errors.payment_not_found': {
    en: 'There is no such payment.',
    ro: 'Nu există o astfel de plată.',
    ru: 'Такой оплаты нет.',
  },
  'errors.payment_is_voided': {
    en: 'Somebody else has just voided this payment.',
    ro: 'Altcineva tocmai a anulat această plată.',
    ru: 'Кто-то только что аннулировал эту оплату.',
  },
  'errors.payment_is_too_large': {
    en: 'That is more than is left to pay. What is above it is a tip, or change.',
    ro: 'E mai mult decât a rămas de plătit. Ce trece peste este bacșiș sau rest.',
    ru: 'Это больше, чем осталось оплатить. Остальное: чаевые или сдача.',
  },
  'errors.vat_rate_is_late': {
    en: 'Choose a day from tomorrow on. Orders of earlier days keep their rate.',
    ro: 'Alegeți o zi începând de mâine. Comenzile din zilele anterioare își păstrează cota.',
    ru: 'Выберите день не раньше завтрашнего. У заказов прошлых дней ставка остаётся.',
  },
  'errors.vat_rate_exists': {
    en: 'There is already a rate from this day on. Delete it first.',
    ro: 'Există deja o cotă începând cu această zi. Ștergeți-o mai întâi.',
    ru: 'На этот день ставка уже есть. Сначала удалите её.',
  },
} as const satisfies Record<`errors.${string}`, Text>;
