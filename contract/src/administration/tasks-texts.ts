import type { Texts } from '../languages/languages.ts';

/** Work of the server that fails; a kind of task without a text is shown by its name. */
export const tasksTexts = {
  'administration.failing_tasks': {
    en: '{{kind}}: {{count}} failing since {{since}} ({{failure}}). Next try: {{next}}.',
    ro: '{{kind}}: {{count}} eșuează din {{since}} ({{failure}}). Următoarea încercare: {{next}}.',
    ru: '{{kind}}: не выполняется {{count}}, с {{since}} ({{failure}}). Следующая попытка: {{next}}.',
  },
  'administration.late_tasks': {
    en: '{{kind}}: {{count}} not begun since {{since}}. The server may be overloaded.',
    ro: '{{kind}}: {{count}} neîncepute din {{since}}. Serverul poate fi suprasolicitat.',
    ru: '{{kind}}: не начато {{count}}, с {{since}}. Возможно, сервер перегружен.',
  },
  'administration.task_reset_mail': {
    en: 'Mail about a lost password',
    ro: 'Scrisori despre parola uitată',
    ru: 'Письма о забытом пароле',
  },
  'administration.task_unanswered_order': {
    en: 'Refusing unanswered orders',
    ro: 'Refuzarea comenzilor fără răspuns',
    ru: 'Отклонение заказов без ответа',
  },
  'administration.task_idle_reservation': {
    en: 'Releasing orders of idle couriers',
    ro: 'Eliberarea comenzilor la care curierul nu face nimic',
    ru: 'Снятие заказов с бездействующих курьеров',
  },
  'administration.task_unopened_order': {
    en: 'Alerts about unopened orders',
    ro: 'Alertele despre comenzile nedeschise',
    ru: 'Оповещения о неоткрытых заказах',
  },
  'administration.task_guest_news': {
    en: 'Telling guests of their orders',
    ro: 'Anunțarea oaspeților despre comenzi',
    ru: 'Сообщения гостям о заказах',
  },
  'administration.task_telegram_alert': {
    en: 'Unopened orders to Telegram',
    ro: 'Comenzile nedeschise în Telegram',
    ru: 'Неоткрытые заказы в Telegram',
  },
  'administration.task_telegram_message': {
    en: 'Changing messages in Telegram',
    ro: 'Modificarea mesajelor din Telegram',
    ru: 'Изменение сообщений в Telegram',
  },
  'administration.task_unheard_pub': {
    en: 'Looking whether venues hear orders',
    ro: 'Verificarea dacă localurile aud comenzile',
    ru: 'Проверка, слышат ли заведения заказы',
  },
  'administration.task_unheard_warning': {
    en: 'Warnings that nobody would hear an order',
    ro: 'Avertizări că nimeni nu ar auzi o comandă',
    ru: 'Предупреждения, что заказ никто не услышит',
  },
  'administration.task_ended_state': {
    en: 'Telling screens that a pause has ended',
    ro: 'Anunțarea ecranelor că s-a încheiat o pauză',
    ru: 'Сообщение экранам, что пауза закончилась',
  },
} as const satisfies Texts;
