import type { Texts } from '../languages/languages.ts';

/** What an administrator did to a pub, its menu, its delivery and its couriers. */
export const pubActionTexts = {
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
    en: 'Cover uploaded',
    ro: 'Copertă încărcată',
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
  'administration.did_import_menu': {
    en: 'Menu imported from a list',
    ro: 'Meniu importat dintr-o listă',
    ru: 'Меню загружено из списка',
  },
  'administration.did_translate_menu': {
    en: 'Menu translated',
    ro: 'Meniu tradus',
    ru: 'Меню переведено',
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
    ro: 'Preparat creat în categoria {{category}}',
    ru: 'В категории {{category}} создано блюдо',
  },
  'administration.did_change_dish': {
    en: 'Dish {{dish}} changed',
    ro: 'Preparatul {{dish}} modificat',
    ru: 'Блюдо {{dish}} изменено',
  },
  'administration.did_change_dishes': {
    en: 'Many dishes changed at once',
    ro: 'Mai multe preparate modificate deodată',
    ru: 'Изменено сразу несколько блюд',
  },
  'administration.did_delete_dish': {
    en: 'Dish {{dish}} deleted',
    ro: 'Preparatul {{dish}} șters',
    ru: 'Блюдо {{dish}} удалено',
  },
  'administration.did_move_dish': {
    en: 'Dish {{dish}} moved',
    ro: 'Preparatul {{dish}} mutat',
    ru: 'Блюдо {{dish}} перемещено',
  },
  'administration.did_set_left_count': {
    en: 'Number of portions left of dish {{dish}} set',
    ro: 'Porții rămase din preparatul {{dish}}: număr salvat',
    ru: 'Задано, сколько порций блюда {{dish}} осталось',
  },
  'administration.did_copy_menu': {
    en: 'Menu copied',
    ro: 'Meniu copiat',
    ru: 'Меню скопировано',
  },
  'administration.did_copy_category': {
    en: 'Category copied into menu {{menu}}',
    ro: 'Categorie copiată în meniul {{menu}}',
    ru: 'В меню {{menu}} скопирована категория',
  },
  'administration.did_copy_dish': {
    en: 'Dish copied into category {{category}}',
    ro: 'Preparat copiat în categoria {{category}}',
    ru: 'В категорию {{category}} скопировано блюдо',
  },
  'administration.did_set_sold_out': {
    en: 'Dish {{dish}} marked as sold out or on sale',
    ro: 'Preparatul {{dish}} marcat: s-a terminat sau în vânzare',
    ru: 'Блюдо {{dish}} отмечено: закончилось или в продаже',
  },
  'administration.did_upload_dish': {
    en: 'Picture of dish {{dish}} uploaded',
    ro: 'Imaginea preparatului {{dish}} încărcată',
    ru: 'Картинка блюда {{dish}} загружена',
  },
  'administration.did_create_option_group': {
    en: 'Option group created',
    ro: 'Grup de opțiuni creat',
    ru: 'Группа опций создана',
  },
  'administration.did_change_option_group': {
    en: 'Option group {{group}} changed',
    ro: 'Grupul de opțiuni {{group}} modificat',
    ru: 'Группа опций {{group}} изменена',
  },
  'administration.did_delete_option_group': {
    en: 'Option group {{group}} deleted',
    ro: 'Grupul de opțiuni {{group}} șters',
    ru: 'Группа опций {{group}} удалена',
  },
  'administration.did_set_dishes_of_group': {
    en: 'Option group {{group}}: its dishes chosen',
    ro: 'Grupul de opțiuni {{group}}: preparatele alese',
    ru: 'Группа опций {{group}}: выбраны блюда',
  },
  'administration.did_set_choice_sold_out': {
    en: 'Choice {{choice}} of option group {{group}} marked as sold out or on sale',
    ro: 'Varianta {{choice}} din grupul de opțiuni {{group}} marcată: s-a terminat sau în vânzare',
    ru: 'Вариант {{choice}} группы опций {{group}} отмечен: закончился или в продаже',
  },
  'administration.did_set_groups_of_dish': {
    en: 'Options of dish {{dish}} changed',
    ro: 'Opțiunile preparatului {{dish}} modificate',
    ru: 'Опции блюда {{dish}} изменены',
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
    ro: 'Durata livrării modificată',
    ru: 'Время доставки изменено',
  },
  'administration.did_save_hours': {
    en: 'Delivery hours changed',
    ro: 'Orele de livrare modificate',
    ru: 'Часы доставки изменены',
  },
  'administration.did_save_later': {
    en: 'Orders for later changed',
    ro: 'Comenzile pentru mai târziu schimbate',
    ru: 'Изменены заказы на потом',
  },
  'administration.did_shut_slot': {
    en: 'A time for orders shut or opened',
    ro: 'O oră pentru comenzi închisă sau deschisă',
    ru: 'Закрыто или открыто время для заказов',
  },
  'administration.did_save_all_hours': {
    en: 'Hours changed',
    ro: 'Programul modificat',
    ru: 'Часы работы изменены',
  },
  'administration.did_save_zone_prices': {
    en: 'Prices of the zones changed',
    ro: 'Prețurile zonelor modificate',
    ru: 'Цены зон изменены',
  },
  'administration.did_save_zone_terms': {
    en: 'Terms of a zone changed',
    ro: 'Condițiile unei zone modificate',
    ru: 'Условия зоны изменены',
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
} as const satisfies Texts;
