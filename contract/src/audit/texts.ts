import type { Texts } from '../texts/text.ts';

/** The audit log, with a text for each action of an administrator; the gender of a person is unknown. */
export const auditTexts = {
  'administration.audit': {
    en: 'Audit log',
    ro: 'Jurnalul acțiunilor',
    ru: 'Журнал действий',
  },
  'administration.audit_note': {
    en: 'What administrators did, newest first. Nothing here can be changed.',
    ro: 'Ce au făcut administratorii, cele noi primele. Nimic de aici nu se poate schimba.',
    ru: 'Что делали администраторы, сначала новое. Изменить здесь ничего нельзя.',
  },
  'administration.audit_search': {
    en: 'Who, venue or action',
    ro: 'Cine, localul sau acțiunea',
    ru: 'Кто, заведение или действие',
  },
  'administration.no_entries': {
    en: 'Nothing was done yet',
    ro: 'Încă nu s-a făcut nimic',
    ru: 'Пока ничего не делали',
  },
  'administration.no_entries_hint': {
    en: 'Every entry into a venue and every change is written here.',
    ro: 'Fiecare intrare într-un local și fiecare modificare se scrie aici.',
    ru: 'Здесь записываются входы в заведения и все изменения.',
  },
  'administration.did_enter_pub': {
    en: 'Entered the venue',
    ro: 'Intrare în local',
    ru: 'Вход в заведение',
  },
  'administration.did_leave_pub': {
    en: 'Left the venue',
    ro: 'Ieșire din local',
    ru: 'Выход из заведения',
  },
  'administration.did_set_tariff': {
    en: 'Company {{company}} moved to {{tariff}}',
    ro: 'Compania {{company}} trecută la {{tariff}}',
    ru: 'Компания {{company}} переведена на {{tariff}}',
  },
  'administration.did_extend_pub': {
    en: {
      one: 'Publication extended by {{count}} day',
      other: 'Publication extended by {{count}} days',
    },
    ro: {
      one: 'Publicare prelungită cu {{count}} zi',
      few: 'Publicare prelungită cu {{count}} zile',
      other: 'Publicare prelungită cu {{count}} de zile',
    },
    ru: {
      one: 'Публикация продлена на {{count}} день',
      few: 'Публикация продлена на {{count}} дня',
      many: 'Публикация продлена на {{count}} дней',
      other: 'Публикация продлена на {{count}} дня',
    },
  },
  'administration.did_approve_courier': {
    en: 'Courier {{courier}} approved',
    ro: 'Curierul {{courier}} aprobat',
    ru: 'Курьер {{courier}} одобрен',
  },
  'administration.did_block_courier': {
    en: 'Courier {{courier}} blocked',
    ro: 'Curierul {{courier}} blocat',
    ru: 'Курьер {{courier}} заблокирован',
  },
  'administration.did_settle_courier': {
    en: 'Settlement with courier {{courier}}: {{amount}}',
    ro: 'Decontare cu curierul {{courier}}: {{amount}}',
    ru: 'Расчёт с курьером {{courier}}: {{amount}}',
  },
  'administration.did_reverse_settlement': {
    en: 'Settlement {{settlement}} with courier {{courier}} reversed: {{amount}}',
    ro: 'Decontarea {{settlement}} cu curierul {{courier}} a fost stornată: {{amount}}',
    ru: 'Сторнирован расчёт {{settlement}} с курьером {{courier}}: {{amount}}',
  },
  'administration.did_delete_client': {
    en: 'Account of client {{client}} deleted',
    ro: 'Contul clientului {{client}} șters',
    ru: 'Аккаунт клиента {{client}} удалён',
  },
  'administration.did_save_pub': {
    en: 'Venue settings saved',
    ro: 'Setările localului salvate',
    ru: 'Настройки заведения сохранены',
  },
  'administration.did_delete_pub': {
    en: 'Venue deleted',
    ro: 'Local șters',
    ru: 'Заведение удалено',
  },
  'administration.did_upload_cover': {
    en: 'Cover picture uploaded',
    ro: 'Imagine de copertă încărcată',
    ru: 'Обложка загружена',
  },
  'administration.did_set_geolocation': {
    en: 'Venue moved on the map',
    ro: 'Local mutat pe hartă',
    ru: 'Заведение перемещено на карте',
  },
  'administration.did_create_menu': {
    en: 'Menu created',
    ro: 'Meniu creat',
    ru: 'Меню создано',
  },
  'administration.did_change_menu': {
    en: 'Menu {{menu}} changed',
    ro: 'Meniul {{menu}} modificat',
    ru: 'Меню {{menu}} изменено',
  },
  'administration.did_delete_menu': {
    en: 'Menu {{menu}} deleted',
    ro: 'Meniul {{menu}} șters',
    ru: 'Меню {{menu}} удалено',
  },
  'administration.did_move_menu': {
    en: 'Menu {{menu}} moved',
    ro: 'Meniul {{menu}} mutat',
    ru: 'Меню {{menu}} перемещено',
  },
  'administration.did_create_category': {
    en: 'Category created in menu {{menu}}',
    ro: 'Categorie creată în meniul {{menu}}',
    ru: 'В меню {{menu}} создана категория',
  },
  'administration.did_change_category': {
    en: 'Category {{category}} changed',
    ro: 'Categoria {{category}} modificată',
    ru: 'Категория {{category}} изменена',
  },
  'administration.did_delete_category': {
    en: 'Category {{category}} deleted',
    ro: 'Categoria {{category}} ștearsă',
    ru: 'Категория {{category}} удалена',
  },
  'administration.did_move_category': {
    en: 'Category {{category}} moved',
    ro: 'Categoria {{category}} mutată',
    ru: 'Категория {{category}} перемещена',
  },
  'administration.did_upload_category': {
    en: 'Picture of category {{category}} uploaded',
    ro: 'Imaginea categoriei {{category}} încărcată',
    ru: 'Картинка категории {{category}} загружена',
  },
  'administration.did_create_dish': {
    en: 'Dish created in category {{category}}',
    ro: 'Fel creat în categoria {{category}}',
    ru: 'В категории {{category}} создано блюдо',
  },
  'administration.did_change_dish': {
    en: 'Dish {{dish}} changed',
    ro: 'Felul {{dish}} modificat',
    ru: 'Блюдо {{dish}} изменено',
  },
  'administration.did_delete_dish': {
    en: 'Dish {{dish}} deleted',
    ro: 'Felul {{dish}} șters',
    ru: 'Блюдо {{dish}} удалено',
  },
  'administration.did_move_dish': {
    en: 'Dish {{dish}} moved',
    ro: 'Felul {{dish}} mutat',
    ru: 'Блюдо {{dish}} перемещено',
  },
  'administration.did_set_sold_out': {
    en: 'Dish {{dish}} marked as sold out or on sale',
    ro: 'Felul {{dish}} marcat ca terminat sau disponibil',
    ru: 'Блюдо {{dish}} отмечено как закончившееся или доступное',
  },
  'administration.did_upload_dish': {
    en: 'Picture of dish {{dish}} uploaded',
    ro: 'Imaginea felului {{dish}} încărcată',
    ru: 'Фото блюда {{dish}} загружено',
  },
  'administration.did_save_zones': {
    en: 'Delivery zones saved',
    ro: 'Zonele de livrare salvate',
    ru: 'Зоны доставки сохранены',
  },
  'administration.did_switch_delivery': {
    en: 'Delivery switched on or off',
    ro: 'Livrare pornită sau oprită',
    ru: 'Доставка включена или выключена',
  },
  'administration.did_save_payment': {
    en: 'Payment on delivery changed',
    ro: 'Plata la livrare modificată',
    ru: 'Оплата при доставке изменена',
  },
  'administration.did_save_delivery_time': {
    en: 'Delivery time changed',
    ro: 'Timpul de livrare modificat',
    ru: 'Время доставки изменено',
  },
  'administration.did_save_hours': {
    en: 'Opening hours changed',
    ro: 'Programul de lucru modificat',
    ru: 'Часы работы изменены',
  },
  'administration.did_save_zone_prices': {
    en: 'Prices of the zones changed',
    ro: 'Prețurile zonelor modificate',
    ru: 'Цены зон изменены',
  },
  'administration.did_save_free_delivery': {
    en: 'Free delivery thresholds changed',
    ro: 'Pragurile livrării gratuite modificate',
    ru: 'Пороги бесплатной доставки изменены',
  },
  'administration.did_take_set_up_step': {
    en: 'A first step noted as done',
    ro: 'Un prim pas notat ca făcut',
    ru: 'Один из первых шагов отмечен как сделанный',
  },
  'administration.did_pause_orders': {
    en: 'New orders paused, or the pause ended',
    ro: 'Comenzile noi puse pe pauză, sau pauza încheiată',
    ru: 'Приём заказов приостановлен или возобновлён',
  },
  'administration.did_set_busy': {
    en: 'Promised times made longer, or usual again',
    ro: 'Timpii promiși prelungiți, sau din nou obișnuiți',
    ru: 'Обещанное время увеличено или снова обычное',
  },
  'administration.did_set_delivery_type': {
    en: 'Own couriers or delivery service chosen',
    ro: 'Curieri proprii sau serviciu de livrare: ales',
    ru: 'Выбраны свои курьеры или служба доставки',
  },
  'administration.did_switch_commission': {
    en: 'Commission in the prices switched on or off',
    ro: 'Comision în prețuri pornit sau oprit',
    ru: 'Комиссия в ценах включена или выключена',
  },
  'administration.did_attach_courier': {
    en: 'Courier added to the venue',
    ro: 'Curier adăugat la local',
    ru: 'Курьер добавлен в заведение',
  },
  'administration.did_detach_courier': {
    en: 'Courier {{courier}} removed from the venue',
    ro: 'Curierul {{courier}} scos din local',
    ru: 'Курьер {{courier}} убран из заведения',
  },
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
  'administration.did_open_order': {
    en: 'Order {{order}} opened',
    ro: 'Comanda {{order}} deschisă',
    ru: 'Заказ {{order}} открыт',
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
    ro: 'Felurile comenzii {{order}} modificate',
    ru: 'Блюда заказа {{order}} изменены',
  },
  'administration.did_mark_lines': {
    en: 'Dishes of order {{order}} marked as done in the kitchen, or not done',
    ro: 'Preparate din comanda {{order}} marcate ca gata în bucătărie sau nu',
    ru: 'Блюда заказа {{order}} отмечены на кухне готовыми или неготовыми',
  },
  'administration.did_create_station': {
    en: 'Kitchen station created',
    ro: 'Post de bucătărie creat',
    ru: 'Создан пост кухни',
  },
  'administration.did_change_station': {
    en: 'Kitchen station changed',
    ro: 'Post de bucătărie modificat',
    ru: 'Пост кухни изменён',
  },
  'administration.did_delete_station': {
    en: 'Kitchen station deleted',
    ro: 'Post de bucătărie șters',
    ru: 'Пост кухни удалён',
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
    ro: 'Dispozitiv cu alerte eliminat',
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
    ru: 'Чат Telegram убран',
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
    ro: 'Imprimantă eliminată',
    ru: 'Принтер удалён',
  },
  'administration.did_test_printer': {
    en: 'Test page printed',
    ro: 'Pagină de probă tipărită',
    ru: 'Напечатана пробная страница',
  },
  'administration.did_create_pairing_code': {
    en: 'Code for a print bridge created',
    ro: 'Cod pentru puntea de tipărire creat',
    ru: 'Создан код для моста печати',
  },
  'administration.did_remove_bridge': {
    en: 'Print bridge removed',
    ro: 'Puntea de tipărire eliminată',
    ru: 'Мост печати удалён',
  },
  'administration.did_print_order': {
    en: 'Order {{order}} printed',
    ro: 'Comanda {{order}} tipărită',
    ru: 'Заказ {{order}} напечатан',
  },
  'administration.did_set_prepared': {
    en: 'Order {{order}} marked ready, or not ready',
    ro: 'Comanda {{order}} marcată ca gata sau nu',
    ru: 'Заказ {{order}} отмечен готовым или неготовым',
  },
} as const satisfies Texts;
