import type { Texts } from '../languages/languages.ts';

/** What an administrator did to a pub's orders, kitchen, alerts and printers. */
export const orderActionTexts = {
  'administration.did_set_status': {
    en: 'Status of order {{order}} changed',
    ro: 'Starea comenzii {{order}} schimbată',
    ru: 'Статус заказа {{order}} изменён',
  },
  'administration.did_send_rehearsal': {
    en: 'Rehearsal order sent',
    ro: 'Comandă de repetiție trimisă',
    ru: 'Репетиционный заказ отправлен',
  },
  'administration.did_take_order': {
    en: 'Order taken for a guest',
    ro: 'Comandă luată pentru un client',
    ru: 'Принят заказ за гостя',
  },
  'administration.did_record_payment': {
    en: 'Order {{order}}: payment recorded',
    ro: 'Comanda {{order}}: plată înregistrată',
    ru: 'Заказ {{order}}: оплата записана',
  },
  'administration.did_void_payment': {
    en: 'Order {{order}}: payment voided',
    ro: 'Comanda {{order}}: plată anulată',
    ru: 'Заказ {{order}}: оплата аннулирована',
  },
  'administration.did_set_discount': {
    en: 'Order {{order}}: discount changed',
    ro: 'Comanda {{order}}: reducere schimbată',
    ru: 'Заказ {{order}}: скидка изменена',
  },
  'administration.did_set_comp': {
    en: 'Order {{order}}: dishes on the house changed',
    ro: 'Comanda {{order}}: preparate din partea casei schimbate',
    ru: 'Заказ {{order}}: изменено, что за счёт заведения',
  },
  'administration.did_want_receipt': {
    en: 'Order {{order}}: fiscal receipt asked for',
    ro: 'Comanda {{order}}: bon fiscal cerut',
    ru: 'Заказ {{order}}: запрошен фискальный чек',
  },
  'administration.did_answer_receipt': {
    en: 'Order {{order}}: fiscal receipt settled by hand',
    ro: 'Comanda {{order}}: bon fiscal rezolvat manual',
    ru: 'Заказ {{order}}: фискальный чек решён вручную',
  },
  'administration.did_set_receipt_to': {
    en: 'Order {{order}}: where the receipt goes',
    ro: 'Comanda {{order}}: destinația bonului fiscal',
    ru: 'Заказ {{order}}: куда отправить чек',
  },
  'administration.did_set_till': {
    en: 'Till set up',
    ro: 'Casa de marcat configurată',
    ru: 'Касса настроена',
  },
  'administration.did_remove_till': {
    en: 'Till removed',
    ro: 'Casa de marcat ștearsă',
    ru: 'Касса удалена',
  },
  'administration.did_open_order': {
    en: 'Order {{order}} opened',
    ro: 'Comanda {{order}} deschisă',
    ru: 'Заказ {{order}} открыт',
  },
  'administration.did_allow_handover': {
    en: 'Order {{order}}: the courier may try the code again',
    ro: 'Comanda {{order}}: curierul poate încerca din nou codul',
    ru: 'Заказ {{order}}: курьер может снова ввести код',
  },
  'administration.did_accept_order': {
    en: 'Order {{order}} accepted with a time',
    ro: 'Comanda {{order}} acceptată cu oră',
    ru: 'Заказ {{order}} принят со временем',
  },
  'administration.did_refuse_order': {
    en: 'Order {{order}} refused',
    ro: 'Comanda {{order}} refuzată',
    ru: 'Заказ {{order}} отклонён',
  },
  'administration.did_refuse_orders': {
    en: 'Several orders refused at once',
    ro: 'Mai multe comenzi refuzate odată',
    ru: 'Несколько заказов отклонено сразу',
  },
  'administration.did_move_promise': {
    en: 'Promised time of order {{order}} changed',
    ro: 'Ora promisă a comenzii {{order}} schimbată',
    ru: 'Обещанное время заказа {{order}} изменено',
  },
  'administration.did_set_delivery_price': {
    en: 'Delivery price of order {{order}} changed',
    ro: 'Prețul livrării comenzii {{order}} modificat',
    ru: 'Цена доставки заказа {{order}} изменена',
  },
  'administration.did_change_order_dishes': {
    en: 'Dishes of order {{order}} changed',
    ro: 'Preparatele comenzii {{order}} modificate',
    ru: 'Блюда заказа {{order}} изменены',
  },
  'administration.did_mark_lines': {
    en: 'Dishes of order {{order}} marked as done in the kitchen, or not done',
    ro: 'Preparate din comanda {{order}} marcate ca gata în bucătărie sau nu',
    ru: 'Блюда заказа {{order}} отмечены на кухне готовыми или неготовыми',
  },
  'administration.did_create_station': {
    en: 'Kitchen station created',
    ro: 'Secție de bucătărie creată',
    ru: 'Цех кухни создан',
  },
  'administration.did_change_station': {
    en: 'Kitchen station changed',
    ro: 'Secție de bucătărie modificată',
    ru: 'Цех кухни изменён',
  },
  'administration.did_delete_station': {
    en: 'Kitchen station deleted',
    ro: 'Secție de bucătărie ștearsă',
    ru: 'Цех кухни удалён',
  },
  'administration.did_save_alerts': {
    en: 'Times of the alerts saved',
    ro: 'Timpii alertelor salvați',
    ru: 'Время оповещений сохранено',
  },
  'administration.did_report_desk': {
    en: 'Desk reported',
    ro: 'Ecran anunțat',
    ru: 'Экран сообщил о себе',
  },
  'administration.did_save_warning': {
    en: 'Warning about unheard orders saved',
    ro: 'Avertizarea despre comenzi neauzite salvată',
    ru: 'Предупреждение о неуслышанных заказах сохранено',
  },
  'administration.did_add_device': {
    en: 'Device with alerts added',
    ro: 'Dispozitiv cu alerte adăugat',
    ru: 'Добавлено устройство с оповещениями',
  },
  'administration.did_remove_device': {
    en: 'Device with alerts removed',
    ro: 'Dispozitiv cu alerte șters',
    ru: 'Удалено устройство с оповещениями',
  },
  'administration.did_test_alerts': {
    en: 'Alerts tested',
    ro: 'Alerte probate',
    ru: 'Проверены оповещения',
  },
  'administration.did_create_telegram_link': {
    en: 'Link for a Telegram chat created',
    ro: 'Link pentru un chat Telegram creat',
    ru: 'Создана ссылка для чата Telegram',
  },
  'administration.did_test_telegram': {
    en: 'Test message sent to the Telegram chats',
    ro: 'Mesaj de probă trimis în chaturile Telegram',
    ru: 'Пробное сообщение отправлено в чаты Telegram',
  },
  'administration.did_remove_telegram_chat': {
    en: 'Telegram chat removed',
    ro: 'Chat Telegram șters',
    ru: 'Чат Telegram удалён',
  },
  'administration.did_add_printer': {
    en: 'Printer added',
    ro: 'Imprimantă adăugată',
    ru: 'Принтер добавлен',
  },
  'administration.did_change_printer': {
    en: 'Printer changed',
    ro: 'Imprimantă modificată',
    ru: 'Принтер изменён',
  },
  'administration.did_remove_printer': {
    en: 'Printer removed',
    ro: 'Imprimantă ștearsă',
    ru: 'Принтер удалён',
  },
  'administration.did_test_printer': {
    en: 'Test page printed',
    ro: 'Pagină de probă tipărită',
    ru: 'Напечатана пробная страница',
  },
  'administration.did_create_pairing_code': {
    en: 'Code for a printing program created',
    ro: 'Cod pentru programul de tipărire creat',
    ru: 'Создан код для программы печати',
  },
  'administration.did_remove_bridge': {
    en: 'Printing program removed',
    ro: 'Programul de tipărire șters',
    ru: 'Программа печати удалена',
  },
  'administration.did_print_order': {
    en: 'Order {{order}} printed',
    ro: 'Comanda {{order}} tipărită',
    ru: 'Заказ {{order}} напечатан',
  },
  'administration.did_save_mia': {
    en: 'MIA keys saved',
    ro: 'Chei MIA salvate',
    ru: 'Сохранены ключи MIA',
  },
  'administration.did_remove_mia': {
    en: 'MIA keys removed',
    ro: 'Chei MIA șterse',
    ru: 'Удалены ключи MIA',
  },
  'administration.did_ask_mia': {
    en: 'MIA payment of order {{order}} asked for',
    ro: 'Plată MIA cerută pentru comanda {{order}}',
    ru: 'Запрошена оплата MIA заказа {{order}}',
  },
  'administration.did_cancel_mia': {
    en: 'MIA payment of order {{order}} canceled',
    ro: 'Plată MIA anulată pentru comanda {{order}}',
    ru: 'Отменена оплата MIA заказа {{order}}',
  },
  'administration.did_set_prepared': {
    en: 'Order {{order}} marked ready, or not ready',
    ro: 'Comanda {{order}} marcată ca gata sau nu',
    ru: 'Заказ {{order}} отмечен готовым или неготовым',
  },
} as const satisfies Texts;
