import type { Text } from '../languages/languages.ts';

/** The refusals of payments, of fiscal receipts and of taxes. */
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
  'errors.order_has_receipt': {
    en: 'The fiscal receipt of this order is issued, or at the till. To change the order, make the return at the till and void the payment first.',
    ro: 'Bonul fiscal al acestei comenzi este emis sau se află la casa de marcat. Pentru a modifica comanda, faceți mai întâi restituirea la casă și anulați plata.',
    ru: 'Фискальный чек этого заказа пробит или сейчас на кассе. Чтобы изменить заказ, сначала проведите возврат на кассе и аннулируйте оплату.',
  },
  'errors.payment_has_receipt': {
    en: 'The fiscal receipt of this order is issued. Make the return at the till first, then say so here and void the payment.',
    ro: 'Bonul fiscal al acestei comenzi este emis. Faceți mai întâi restituirea la casa de marcat, apoi confirmați aici și anulați plata.',
    ru: 'Фискальный чек этого заказа пробит. Сначала проведите возврат на кассе, затем подтвердите это здесь и аннулируйте оплату.',
  },
  'errors.receipt_is_unsettled': {
    en: 'The till has the fiscal receipt of this order. Wait for its answer, or say on the order’s page whether it was printed.',
    ro: 'Bonul fiscal al acestei comenzi este la casa de marcat. Așteptați răspunsul sau indicați în pagina comenzii dacă s-a tipărit.',
    ru: 'Фискальный чек этого заказа сейчас на кассе. Дождитесь ответа или укажите на странице заказа, напечатан ли он.',
  },
  'errors.order_is_not_paid': {
    en: 'A fiscal receipt needs an order that is paid in whole, and not more than that.',
    ro: 'Bonul fiscal se emite pentru o comandă achitată integral, nici mai mult, nici mai puțin.',
    ru: 'Фискальный чек пробивается, когда заказ оплачен полностью, ни больше ни меньше.',
  },
  'errors.till_is_not_set': {
    en: 'No till is connected. Type the number of the receipt instead.',
    ro: 'Nu este conectată nicio casă de marcat. Scrieți numărul bonului.',
    ru: 'Касса не подключена. Введите номер чека вручную.',
  },
  'errors.receipt_changed_meanwhile': {
    en: 'The fiscal receipt has just changed. Look at it again.',
    ro: 'Bonul fiscal tocmai s-a schimbat. Verificați-l încă o dată.',
    ru: 'Фискальный чек только что изменился. Проверьте его ещё раз.',
  },
  'errors.receipt_is_taken': {
    en: 'Another program has this fiscal receipt.',
    ro: 'Alt program are acest bon fiscal.',
    ru: 'Этот фискальный чек у другой программы.',
  },
} as const satisfies Record<`errors.${string}`, Text>;
