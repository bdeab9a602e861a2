import type { Texts } from '../../languages/languages.ts';

/** Orders that staff take themselves, and the rules of the pub that they overrule. */
export const waiterTexts = {
  'orders.waiter': { en: 'Waiter', ro: 'Ospătar', ru: 'Официант' },
  'orders.new_order': { en: 'New order', ro: 'Comandă nouă', ru: 'Новый заказ' },
  'orders.waiter_for_whom': { en: 'For whom', ro: 'Pentru cine', ru: 'Для кого' },
  'orders.waiter_tables': { en: 'Tables', ro: 'Mese', ru: 'Столики' },
  'orders.waiter_open_table': {
    en: 'Table {{table}}, {{age}} in process',
    ro: 'Masa {{table}}, {{age}} în lucru',
    ru: 'Столик {{table}}, {{age}} в работе',
  },
  'orders.waiter_choose_table': { en: 'Choose', ro: 'Alege', ru: 'Выбрать' },
  'orders.waiter_other_table': { en: 'Another table', ro: 'Altă masă', ru: 'Другой столик' },
  'orders.waiter_guest_name': { en: 'Guest’s name', ro: 'Numele oaspetelui', ru: 'Имя гостя' },
  'orders.waiter_about_guest': { en: 'About the guest', ro: 'Despre oaspete', ru: 'О госте' },
  'orders.waiter_about_guest_hint': {
    en: 'Name, phone, what they avoid',
    ro: 'Nume, telefon, ce nu mănâncă',
    ru: 'Имя, телефон, чего не ест',
  },
  'orders.waiter_avoids': {
    en: 'What the guest avoids',
    ro: 'Ce evită oaspetele',
    ru: 'Чего гость избегает',
  },
  'orders.waiter_avoids_nothing': { en: 'Not said', ro: 'Nu s-a spus', ru: 'Не сказано' },
  'orders.waiter_change_from': {
    en: 'Change from, {{symbol}}',
    ro: 'Rest de la, {{symbol}}',
    ru: 'Сдача с, {{symbol}}',
  },
  'orders.waiter_change_too_little': {
    en: 'At least {{total}}',
    ro: 'Cel puțin {{total}}',
    ru: 'Не меньше {{total}}',
  },
  'orders.waiter_known_guest': {
    en: 'Ordered here before',
    ro: 'A mai comandat aici',
    ru: 'Уже заказывал здесь',
  },
  'orders.waiter_take_over': { en: 'Take over', ro: 'Preia datele', ru: 'Подставить' },
  'orders.waiter_last_orders': {
    en: 'Last orders',
    ro: 'Ultimele comenzi',
    ru: 'Последние заказы',
  },
  'orders.waiter_again': { en: 'Again', ro: 'Repetă', ru: 'Повторить' },
  'orders.waiter_again_of': {
    en: 'Again: {{dishes}}',
    ro: 'Repetă: {{dishes}}',
    ru: 'Повторить: {{dishes}}',
  },
  'orders.waiter_into_slip': { en: 'Into the slip', ro: 'Pune în bon', ru: 'В заказ' },
  'orders.waiter_into_slip_of': {
    en: 'Into the slip: {{dishes}}',
    ro: 'Pune în bon: {{dishes}}',
    ru: 'В заказ: {{dishes}}',
  },
  'orders.waiter_categories': { en: 'Categories', ro: 'Categorii', ru: 'Категории' },
  'orders.waiter_often': { en: 'Often', ro: 'Des', ru: 'Часто' },
  'orders.waiter_choose_dish': {
    en: 'Choose what to add: {{name}}',
    ro: 'Alegeți ce se adaugă: {{name}}',
    ru: 'Выбрать, что добавить: {{name}}',
  },
  'orders.waiter_slip': { en: 'Slip', ro: 'Bonul', ru: 'Заказ' },
  'orders.waiter_slip_empty': { en: 'Nothing in it yet', ro: 'Încă nu e nimic', ru: 'Пока пусто' },
  'orders.waiter_slip_empty_hint': {
    en: 'Find a dish by two letters, and press it.',
    ro: 'Găsiți preparatul după două litere și apăsați pe el.',
    ru: 'Найдите блюдо по двум буквам и нажмите на него.',
  },
  'orders.waiter_send': { en: 'Send', ro: 'Trimite', ru: 'Отправить' },
  'orders.waiter_send_again': { en: 'Send again', ro: 'Trimite din nou', ru: 'Отправить ещё раз' },
  'orders.waiter_send_anyway': {
    en: 'Send anyway',
    ro: 'Trimite totuși',
    ru: 'Всё равно отправить',
  },
  'orders.waiter_rules_say_no': {
    en: 'The rules of the venue say no',
    ro: 'Regulile localului nu permit',
    ru: 'Правила заведения не разрешают',
  },
  'orders.waiter_unanswered': {
    en: 'No answer: the order may have arrived. Send it again, it will not come twice.',
    ro: 'Niciun răspuns: poate că a ajuns comanda. Trimiteți-o din nou, nu se va dubla.',
    ru: 'Ответа нет: возможно, заказ дошёл. Отправьте ещё раз, двух не будет.',
  },
  'orders.waiter_sent': {
    en: 'Sent: {{number}}, {{place}}',
    ro: 'Trimisă: {{number}}, {{place}}',
    ru: 'Отправлен: {{number}}, {{place}}',
  },
  'orders.waiter_arrived_before': {
    en: 'The first try has arrived: {{number}}, {{dishes}}. What is in the slip now is not sent.',
    ro: 'Prima încercare a ajuns: {{number}}, {{dishes}}. Ce este acum în bon nu s-a trimis.',
    ru: 'Первая попытка дошла: {{number}}, {{dishes}}. То, что сейчас в заказе, не отправлено.',
  },
  'orders.waiter_open': { en: 'Open', ro: 'Deschide', ru: 'Открыть' },
  'orders.waiter_undone': {
    en: 'Order {{number}} is canceled',
    ro: 'Comanda {{number}} este anulată',
    ru: 'Заказ {{number}} отменён',
  },
  'orders.waiter_not_on_menu': {
    en: 'No longer on the menu',
    ro: 'Nu mai este în meniu',
    ru: 'Больше не в меню',
  },
  'orders.waiter_send_without': {
    en: 'Send without',
    ro: 'Trimite fără',
    ru: 'Отправить без этого',
  },
  'orders.waiter_nothing_left': {
    en: 'Nothing of this order can be sent: {{dishes}}',
    ro: 'Din această comandă nu se poate trimite nimic: {{dishes}}',
    ru: 'Из этого заказа ничего не отправить: {{dishes}}',
  },
  'orders.taken_by_staff': {
    en: 'Taken by the venue',
    ro: 'Preluată de local',
    ru: 'Принят заведением',
  },
  'orders.taken_for_guest': {
    en: 'Taken for the guest',
    ro: 'Preluată pentru oaspete',
    ru: 'Принят за гостя',
  },
  'orders.overruled': { en: 'despite: {{rules}}', ro: 'deși: {{rules}}', ru: 'вопреки: {{rules}}' },
  'orders.rule_pub_is_paused': { en: 'paused', ro: 'pauză', ru: 'пауза' },
  'orders.rule_pub_is_closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'orders.rule_zone_is_closed': {
    en: 'the zone is closed',
    ro: 'zona este închisă',
    ru: 'зона закрыта',
  },
  'orders.rule_below_zone_minimum': {
    en: 'below the minimum of the zone',
    ro: 'sub minimul zonei',
    ru: 'меньше минимума зоны',
  },
  'orders.rule_slot_is_full': {
    en: 'the time is full',
    ro: 'ora este ocupată',
    ru: 'время занято',
  },
  'orders.rule_slot_is_shut': {
    en: 'the time is shut',
    ro: 'ora este închisă',
    ru: 'время закрыто',
  },
  'orders.rule_ordered_too_late': {
    en: 'ordered too late',
    ro: 'comandată prea târziu',
    ru: 'заказано слишком поздно',
  },
  'orders.rule_dish_sold_out': { en: 'sold out', ro: 's-a terminat', ru: 'закончилось' },
  'orders.rule_dish_not_served_now': {
    en: 'not served now',
    ro: 'nu se servește acum',
    ru: 'сейчас не подаётся',
  },
  'orders.rule_too_few_left': {
    en: 'too few portions left',
    ro: 'au rămas prea puține porții',
    ru: 'порций осталось мало',
  },
} as const satisfies Texts;
