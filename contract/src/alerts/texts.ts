import type { Texts } from '../languages/languages.ts';

/** The page about alerts of unopened orders. */
export const alertTexts = {
  'alerts.title': { en: 'Alerts', ro: 'Alerte', ru: 'Оповещения' },
  'alerts.this_device': { en: 'This device', ro: 'Acest dispozitiv', ru: 'Это устройство' },
  'alerts.on': { en: 'on', ro: 'pornit', ru: 'включено' },
  'alerts.off': { en: 'off', ro: 'oprit', ru: 'выключено' },

  'alerts.turn_on': {
    en: 'Turn on here',
    ro: 'Pornește aici',
    ru: 'Включить здесь',
  },
  'alerts.turn_off': { en: 'Turn off here', ro: 'Oprește aici', ru: 'Выключить здесь' },
  'alerts.insecure': {
    en: 'At an http address a browser shows no alerts. Open Comanda by its https address.',
    ro: 'La o adresă http browserul nu arată alerte. Deschideți Comanda la adresa ei https.',
    ru: 'По адресу http браузер не показывает оповещений. Откройте Comanda по адресу https.',
  },
  'alerts.unsupported': {
    en: 'This browser cannot show alerts of a closed page. Chrome, Edge and Firefox can, on Android and on computers.',
    ro: 'Acest browser nu poate arăta alerte ale unei pagini închise. Chrome, Edge și Firefox pot, pe Android și pe calculator.',
    ru: 'Этот браузер не показывает оповещений закрытой страницы. На Android и компьютере их показывают Chrome, Edge и Firefox.',
  },
  'alerts.denied': {
    en: 'The browser does not allow alerts here. Allow notifications in the site’s settings, beside the address, and press again.',
    ro: 'Browserul nu permite alerte aici. Permiteți notificările în setările site-ului, lângă adresă, și apăsați din nou.',
    ru: 'Браузер не разрешает оповещения. Разрешите уведомления в настройках сайта рядом с адресом и нажмите ещё раз.',
  },
  'alerts.not_turned_on': {
    en: 'The browser could not turn the alerts on. Check the connection and try again.',
    ro: 'Browserul nu a putut porni alertele. Verificați conexiunea și încercați din nou.',
    ru: 'Браузеру не удалось включить оповещения. Проверьте связь и попробуйте ещё раз.',
  },
  'alerts.devices': {
    en: 'Devices with alerts',
    ro: 'Dispozitive cu alerte',
    ru: 'Устройства с оповещениями',
  },
  'alerts.no_devices_hint': {
    en: 'When the desk is closed, nobody hears a new order. Turn alerts on at least on one phone.',
    ro: 'Când ecranul comenzilor e închis, nimeni nu aude o comandă nouă. Porniți alertele măcar pe un telefon.',
    ru: 'Когда экран заказов закрыт, новый заказ никто не услышит. Включите оповещения хотя бы на одном телефоне.',
  },
  'alerts.is_this': { en: 'this one', ro: 'acesta', ru: 'это' },
  'alerts.signed_out': {
    en: 'Signed out: no alerts arrive',
    ro: 'S-a ieșit din cont: alertele nu ajung',
    ru: 'Вышли из аккаунта: оповещения не приходят',
  },
  'alerts.never_sent': {
    en: 'No alert so far',
    ro: 'Nicio alertă până acum',
    ru: 'Оповещений ещё не было',
  },
  'alerts.sent_at': {
    en: 'Sent {{time}}',
    ro: 'Trimisă {{time}}',
    ru: 'Отправлено {{time}}',
  },
  'alerts.shown_at': {
    en: 'Shown {{time}}',
    ro: 'Afișată {{time}}',
    ru: 'Показано {{time}}',
  },
  'alerts.failed_at': {
    en: 'Not sent {{time}} ({{failure}})',
    ro: 'Netrimisă {{time}} ({{failure}})',
    ru: 'Не отправлено {{time}} ({{failure}})',
  },
  'alerts.failure_silent': {
    en: 'its push service does not answer',
    ro: 'serviciul lui de notificări nu răspunde',
    ru: 'его служба уведомлений не отвечает',
  },
  'alerts.failure_unreachable': {
    en: 'its push service was not reached',
    ro: 'nu există conexiune cu serviciul lui de notificări',
    ru: 'нет связи с его службой уведомлений',
  },
  'alerts.test': { en: 'Send a test', ro: 'Trimite o probă', ru: 'Отправить пробное' },
  'alerts.test_reached': {
    en: {
      one: 'Sent to {{count}} device. It appears there within seconds.',
      other: 'Sent to {{count}} devices. It appears there within seconds.',
    },
    ro: {
      one: 'Trimisă la {{count}} dispozitiv. Apare acolo în câteva secunde.',
      few: 'Trimisă la {{count}} dispozitive. Apare acolo în câteva secunde.',
      other: 'Trimisă la {{count}} de dispozitive. Apare acolo în câteva secunde.',
    },
    ru: {
      one: 'Отправлено на {{count}} устройство. Появится через несколько секунд.',
      few: 'Отправлено на {{count}} устройства. Появится через несколько секунд.',
      many: 'Отправлено на {{count}} устройств. Появится через несколько секунд.',
      other: 'Отправлено на {{count}} устройства. Появится через несколько секунд.',
    },
  },
  'alerts.test_failed': {
    en: {
      one: '{{count}} device was not reached.',
      other: '{{count}} devices were not reached.',
    },
    ro: {
      one: 'La {{count}} dispozitiv alerta nu a ajuns.',
      few: 'La {{count}} dispozitive alerta nu a ajuns.',
      other: 'La {{count}} de dispozitive alerta nu a ajuns.',
    },
    ru: {
      one: 'На {{count}} устройство не дошло.',
      few: 'На {{count}} устройства не дошло.',
      many: 'На {{count}} устройств не дошло.',
      other: 'На {{count}} устройства не дошло.',
    },
  },
  'alerts.test_nobody': {
    en: 'The alert arrived nowhere. Turn the alerts on again there.',
    ro: 'Alerta nu a ajuns nicăieri. Porniți din nou alertele acolo.',
    ru: 'Не дошло ни на одно устройство. Включите там оповещения ещё раз.',
  },
  'alerts.times': {
    en: 'When nobody opens an order',
    ro: 'Când nimeni nu deschide o comandă',
    ru: 'Если заказ никто не открыл',
  },
  'alerts.push_after': {
    en: 'Alert to the devices',
    ro: 'Alertă pe dispozitive',
    ru: 'Оповещение на устройства',
  },
  'alerts.telegram_after': {
    en: 'Message to Telegram',
    ro: 'Mesaj în Telegram',
    ru: 'Сообщение в Telegram',
  },
  'alerts.again_after': {
    en: 'Once more, and the platform sees it',
    ro: 'Încă o dată, vede și platforma',
    ru: 'Ещё раз, видит и платформа',
  },
  'alerts.after_seconds': {
    en: 'after {{count}} s',
    ro: 'după {{count}} s',
    ru: 'через {{count}} с',
  },
  'alerts.after_minutes': {
    en: 'after {{count}} min',
    ro: 'după {{count}} min',
    ru: 'через {{count}} мин',
  },
  'alerts.saved': { en: 'Saved', ro: 'Salvat', ru: 'Сохранено' },
} as const satisfies Texts;
