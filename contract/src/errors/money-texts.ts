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
  'errors.payment_request_is_open': {
    en: 'A MIA payment of another amount is still open. Wait until it has ended.',
    ro: 'O plată MIA cu altă sumă este încă deschisă. Așteptați până se încheie.',
    ru: 'Ещё открыта оплата MIA на другую сумму. Подождите, пока она закончится.',
  },
  'errors.mia_is_not_set_up': {
    en: 'MIA is not set up here. The bank’s keys belong into the settings of the venue.',
    ro: 'MIA nu este configurat aici. Introduceți cheile băncii în setările localului.',
    ru: 'MIA здесь не настроена. Введите ключи банка в настройках заведения.',
  },
  'errors.mia_is_not_offered': {
    en: 'This order cannot be paid by MIA now.',
    ro: 'Această comandă nu se poate achita acum prin MIA.',
    ru: 'Этот заказ сейчас нельзя оплатить через MIA.',
  },
  'errors.mia_refused': {
    en: 'The bank did not accept the payment. Pay in another way.',
    ro: 'Banca nu a acceptat plata. Achitați altfel.',
    ru: 'Банк не принял оплату. Заплатите другим способом.',
  },
  'errors.bank_gives_back': {
    en: 'The bank has received this payment. It can only be given back.',
    ro: 'Banca a primit această plată. Ea poate fi doar restituită.',
    ru: 'Банк получил эту оплату. Её можно только вернуть.',
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
