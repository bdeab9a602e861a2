import type { Texts } from '../languages/languages.ts';

/** The card of the chats that get a pub's orders. */
export const telegramTexts = {
  'alerts.telegram': {
    en: 'Orders in Telegram',
    ro: 'Comenzi în Telegram',
    ru: 'Заказы в Telegram',
  },
  'alerts.telegram_off': {
    en: 'The platform has not connected Telegram.',
    ro: 'Platforma nu a conectat Telegram.',
    ru: 'Платформа не подключила Telegram.',
  },
  'alerts.telegram_none': { en: 'No chat yet', ro: 'Încă niciun chat', ru: 'Пока ни одного чата' },
  'alerts.telegram_hint': {
    en: 'An order without an answer comes here, whole, with the buttons “Accept” and “Refuse”.',
    ro: 'Aici ajunge o comandă fără răspuns, întreagă, cu butoanele „Acceptă” și „Refuză”.',
    ru: 'Сюда придёт заказ без ответа, целиком, с кнопками «Принять» и «Отклонить».',
  },
  'alerts.telegram_link': { en: 'Link a chat', ro: 'Conectează un chat', ru: 'Подключить чат' },
  'alerts.telegram_link_hint': {
    en: 'Press “Start” in the chat that opens. The link works once, until {{time}}.',
    ro: 'Apăsați „Start” în chatul care se deschide. Linkul funcționează o singură dată, până la {{time}}.',
    ru: 'В открывшемся чате нажмите «Старт». Ссылка работает один раз, до {{time}}.',
  },
  'alerts.telegram_open': {
    en: 'Open on this device',
    ro: 'Deschide pe acest dispozitiv',
    ru: 'Открыть на этом устройстве',
  },
  'alerts.telegram_add_to_group': {
    en: 'Add to a group',
    ro: 'Adaugă într-un grup',
    ru: 'Добавить в группу',
  },
  'alerts.telegram_code_for_phone': {
    en: 'Or scan it with another phone:',
    ro: 'Sau scanați cu alt telefon:',
    ru: 'Или отсканируйте другим телефоном:',
  },
  'alerts.telegram_qr': {
    en: 'QR code that opens the chat with the bot',
    ro: 'Codul QR care deschide chatul cu botul',
    ru: 'QR-код, который открывает чат с ботом',
  },
  'alerts.telegram_linked': {
    en: 'The chat is linked: {{title}}',
    ro: 'Chatul este conectat: {{title}}',
    ru: 'Чат подключён: {{title}}',
  },
  'alerts.telegram_link_over': {
    en: 'The link has expired.',
    ro: 'Linkul a expirat.',
    ru: 'Ссылка устарела.',
  },
  'alerts.telegram_new_link': { en: 'New link', ro: 'Link nou', ru: 'Новая ссылка' },
  'alerts.telegram_private': { en: 'Private chat', ro: 'Chat privat', ru: 'Личный чат' },
  'alerts.telegram_group': { en: 'Group', ro: 'Grup', ru: 'Группа' },
  'alerts.telegram_last_ok': {
    en: 'last message {{time}}',
    ro: 'ultimul mesaj {{time}}',
    ru: 'последнее сообщение {{time}}',
  },
  'alerts.telegram_works': { en: 'Works', ro: 'Funcționează', ru: 'Работает' },
  'alerts.telegram_failed_busy': {
    en: 'Too many messages',
    ro: 'Prea multe mesaje',
    ru: 'Слишком много сообщений',
  },
  'alerts.telegram_failed_away': {
    en: 'Telegram did not answer',
    ro: 'Telegram nu a răspuns',
    ru: 'Telegram не ответил',
  },
  'alerts.telegram_failed_refused': {
    en: 'The message was refused',
    ro: 'Mesajul a fost refuzat',
    ru: 'Сообщение отклонено',
  },
  'alerts.telegram_remove_question': {
    en: 'Remove the chat {{title}}?',
    ro: 'Ștergeți chatul {{title}}?',
    ru: 'Удалить чат {{title}}?',
  },
  'alerts.telegram_remove_hint': {
    en: 'It gets no more orders, and the buttons of earlier messages stop working.',
    ro: 'Nu va mai primi comenzi, iar butoanele mesajelor vechi nu vor mai funcționa.',
    ru: 'Заказы туда больше не придут, а кнопки прежних сообщений перестанут работать.',
  },
  'alerts.telegram_test': { en: 'Send a test', ro: 'Trimite o probă', ru: 'Отправить пробное' },
  'alerts.telegram_tested': {
    en: 'Arrived in {{reached}} of {{all}}',
    ro: 'A ajuns în {{reached}} din {{all}}',
    ru: 'Дошло: {{reached}} из {{all}}',
  },
} as const satisfies Texts;
