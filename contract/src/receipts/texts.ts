import type { Texts } from '../languages/languages.ts';

/** The fiscal receipts of orders, and the till of a pub. */
export const receiptTexts = {
  'receipts.title': { en: 'Fiscal receipt', ro: 'Bon fiscal', ru: 'Фискальный чек' },
  'receipts.issue': { en: 'Issue the receipt', ro: 'Emite bonul fiscal', ru: 'Пробить чек' },
  'receipts.again': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Попробовать снова' },
  'receipts.type_number': { en: 'Type the number', ro: 'Scrie numărul', ru: 'Ввести номер' },
  'receipts.withdraw': { en: 'Do not issue', ro: 'Nu emite', ru: 'Не пробивать' },
  'receipts.state_none': { en: 'Not issued', ro: 'Neemis', ru: 'Не пробит' },
  'receipts.state_wanted': {
    en: 'Waits for the till',
    ro: 'Așteaptă casa de marcat',
    ru: 'Ждёт кассу',
  },
  'receipts.state_issuing': {
    en: 'Is being printed by the till',
    ro: 'Se tipărește la casa de marcat',
    ru: 'Печатается на кассе',
  },
  'receipts.state_issued': {
    en: 'No. {{number}}, {{time}}',
    ro: 'Nr. {{number}}, {{time}}',
    ru: '№ {{number}}, {{time}}',
  },
  'receipts.state_refused': {
    en: 'The till refused: {{words}}',
    ro: 'Casa de marcat a refuzat: {{words}}',
    ru: 'Касса отказала: {{words}}',
  },
  'receipts.no_words': { en: 'without a reason', ro: 'fără motiv', ru: 'без объяснения' },
  'receipts.state_unsure': {
    en: 'Perhaps printed. Look at the till: is there a receipt of {{sum}}?',
    ro: 'Poate s-a tipărit. Verificați casa de marcat: există un bon de {{sum}}?',
    ru: 'Возможно, напечатан. Проверьте кассу: есть ли чек на {{sum}}?',
  },
  'receipts.was_printed': {
    en: 'It was printed',
    ro: 'S-a tipărit',
    ru: 'Напечатан',
  },
  'receipts.was_not_printed': {
    en: 'It was not printed',
    ro: 'Nu s-a tipărit',
    ru: 'Не напечатан',
  },
  'receipts.was_not_printed_hint': {
    en: '“It was not printed” sends it to the till once more.',
    ro: '„Nu s-a tipărit” îl trimite încă o dată la casa de marcat.',
    ru: '«Не напечатан» отправит его на кассу ещё раз.',
  },
  'receipts.returned': {
    en: 'Returned at the till {{time}}',
    ro: 'Restituit la casa de marcat {{time}}',
    ru: 'Возврат на кассе {{time}}',
  },
  'receipts.by_hand': { en: 'typed by hand', ro: 'scris de mână', ru: 'введён вручную' },
  'receipts.link': { en: 'Open the receipt', ro: 'Deschide bonul', ru: 'Открыть чек' },
  'receipts.number': {
    en: 'Number on the receipt',
    ro: 'Numărul de pe bon',
    ru: 'Номер на чеке',
  },
  'receipts.number_missing': {
    en: 'Type the number on the receipt',
    ro: 'Scrieți numărul de pe bon',
    ru: 'Введите номер с чека',
  },
  'receipts.save_number': { en: 'Save the number', ro: 'Salvează numărul', ru: 'Сохранить номер' },
  'receipts.not_loaded': {
    en: 'The receipt could not be loaded.',
    ro: 'Bonul fiscal nu s-a încărcat.',
    ru: 'Фискальный чек не загрузился.',
  },
  'receipts.to': { en: 'Send it to', ro: 'Trimite la', ru: 'Отправить на' },
  'receipts.to_hint': {
    en: 'A phone or an e-mail, given before paying. Removed with the contacts of the order.',
    ro: 'Un telefon sau un e-mail, dat înainte de plată. Se șterge odată cu contactele comenzii.',
    ru: 'Телефон или почта, до оплаты. Удаляется вместе с контактами заказа.',
  },
  'receipts.idno': { en: 'IDNO of the company', ro: 'IDNO-ul companiei', ru: 'IDNO компании' },
  'receipts.idno_wrong': {
    en: '13 digits; one of them is wrong',
    ro: '13 cifre; una dintre ele este greșită',
    ru: '13 цифр; в одной из них ошибка',
  },
  'receipts.contacts': {
    en: 'Phone, e-mail, IDNO',
    ro: 'Telefon, e-mail, IDNO',
    ru: 'Телефон, почта, IDNO',
  },
  'receipts.till': { en: 'Till', ro: 'Casa de marcat', ru: 'Касса' },
  'receipts.till_hint': {
    en: 'With it, receipts are issued from the order’s page through the printing program. Without it the number is typed by hand.',
    ro: 'Cu ea, bonurile fiscale se emit din pagina comenzii prin programul de tipărire. Fără ea, numărul se scrie de mână.',
    ru: 'С ней чеки пробиваются со страницы заказа через программу печати. Без неё номер вводится вручную.',
  },
  'receipts.till_set': { en: 'Connect the till', ro: 'Conectează casa', ru: 'Подключить кассу' },
  'receipts.till_program': {
    en: 'A printing program from before this till was offered has to be downloaded again.',
    ro: 'Un program de tipărire mai vechi trebuie descărcat din nou.',
    ru: 'Более старую программу печати нужно скачать заново.',
  },
  'receipts.till_kind': { en: 'Kind', ro: 'Tipul', ru: 'Тип' },
  'receipts.till_posfix': { en: 'POSfix', ro: 'POSfix', ru: 'POSfix' },
  'receipts.till_fiscalcloud': { en: 'FiscalCloud', ro: 'FiscalCloud', ru: 'FiscalCloud' },
  'receipts.till_key': { en: 'API key', ro: 'Cheia API', ru: 'Ключ API' },
  'receipts.till_secret': { en: 'Secret key', ro: 'Cheia secretă', ru: 'Секретный ключ' },
  'receipts.till_device': {
    en: 'Number of the device',
    ro: 'Numărul dispozitivului',
    ru: 'Номер устройства',
  },
  'receipts.till_key_stored': {
    en: 'Stored. Leave it empty to keep it.',
    ro: 'Salvată. Lăsați gol pentru a o păstra.',
    ru: 'Сохранён. Оставьте пустым, чтобы не менять.',
  },
  'receipts.till_address_hint': {
    en: '192.168.1.60, or till.local:4567; with https:// if the till needs it',
    ro: '192.168.1.60 sau casa.local:4567; cu https:// dacă aparatul o cere',
    ru: '192.168.1.60 или kassa.local:4567; с https://, если касса этого требует',
  },
  'receipts.till_address_invalid': {
    en: 'An address in your network: 192.168.1.60 or till.local:4567',
    ro: 'O adresă din rețeaua dvs.: 192.168.1.60 sau casa.local:4567',
    ru: 'Адрес в вашей сети: 192.168.1.60 или kassa.local:4567',
  },
  'receipts.till_vat_reduced': {
    en: 'VAT group of the reduced rate',
    ro: 'Grupa TVA a cotei reduse',
    ru: 'Группа НДС сниженной ставки',
  },
  'receipts.till_vat_standard': {
    en: 'VAT group of the standard rate',
    ro: 'Grupa TVA a cotei standard',
    ru: 'Группа НДС стандартной ставки',
  },
  'receipts.till_vat_none': {
    en: 'VAT group of what has no rate, such as delivery',
    ro: 'Grupa TVA pentru ce nu are cotă, de exemplu livrarea',
    ru: 'Группа НДС для всего без ставки, например доставки',
  },
  'receipts.till_issues': {
    en: 'issues by itself',
    ro: 'emite singură',
    ru: 'пробивает сама',
  },
  'receipts.till_by_itself': {
    en: 'Issue by itself when an order is paid in whole',
    ro: 'Emite singură când comanda e achitată integral',
    ru: 'Пробивать самой, когда заказ оплачен полностью',
  },
  'receipts.till_state_ok': { en: 'ready', ro: 'gata', ru: 'готова' },
  'receipts.till_state_off': {
    en: 'no answer: off, or another address',
    ro: 'nu răspunde: oprită sau altă adresă',
    ru: 'не отвечает: выключена или другой адрес',
  },
  'receipts.till_state_key_refused': {
    en: 'refuses the key',
    ro: 'refuză cheia',
    ru: 'не принимает ключ',
  },
  'receipts.till_state_fault': { en: 'fault', ro: 'defecțiune', ru: 'неисправна' },
  'receipts.till_state_unknown': {
    en: 'not known: the printing program says nothing',
    ro: 'necunoscută: programul de tipărire nu spune nimic',
    ru: 'неизвестно: программа печати молчит',
  },
  'receipts.till_remove_hint': {
    en: 'Receipts that wait for it are not issued any more.',
    ro: 'Bonurile care o așteaptă nu se mai emit.',
    ru: 'Ожидающие её чеки уже не будут пробиты.',
  },
  'receipts.trouble_unsure': {
    en: 'perhaps printed, order {{order}}',
    ro: 'poate tipărit, comanda {{order}}',
    ru: 'возможно, напечатан, заказ {{order}}',
  },
  'receipts.trouble_refused': {
    en: 'refused, order {{order}}',
    ro: 'refuzat, comanda {{order}}',
    ru: 'не принят кассой, заказ {{order}}',
  },
  'receipts.void_returned': {
    en: 'The return was made at the till',
    ro: 'Restituirea s-a făcut la casa de marcat',
    ru: 'Возврат на кассе проведён',
  },
} as const satisfies Texts;
