import type { Texts } from '../languages/languages.ts';

/** The page about alerts of unopened orders. */
export const alertTexts = {
  'alerts.title': { en: 'Alerts', ro: 'Alerte', ru: 'Оповещения' },
  'alerts.this_device': { en: 'This device', ro: 'Acest dispozitiv', ru: 'Это устройство' },
  'alerts.on': { en: 'on', ro: 'pornit', ru: 'включено' },
  'alerts.off': { en: 'off', ro: 'oprit', ru: 'выключено' },
  'alerts.this_device_hint': {
    en: 'The alert is shown on this device even when Comanda is closed.',
    ro: 'Alerta apare pe acest dispozitiv chiar dacă Comanda este închisă.',
    ru: 'Оповещение появится на этом устройстве, даже если Comanda закрыта.',
  },
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
    en: 'Signed out: no alerts reach it',
    ro: 'Deconectat: nu primește alerte',
    ru: 'Вышло из аккаунта: оповещения не приходят',
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
    ro: 'serviciul lui de notificări nu a putut fi contactat',
    ru: 'нет связи с его службой уведомлений',
  },
  'alerts.test': { en: 'Send a test', ro: 'Trimite o probă', ru: 'Проверить' },
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
      one: '{{count}} dispozitiv nu a fost anunțat.',
      few: '{{count}} dispozitive nu au fost anunțate.',
      other: '{{count}} de dispozitive nu au fost anunțate.',
    },
    ru: {
      one: '{{count}} устройство недоступно.',
      few: '{{count}} устройства недоступны.',
      many: '{{count}} устройств недоступны.',
      other: '{{count}} устройства недоступны.',
    },
  },
  'alerts.test_nobody': {
    en: 'No device was reached. Turn the alerts on again there.',
    ro: 'Niciun dispozitiv nu a fost anunțat. Porniți din nou alertele acolo.',
    ru: 'Ни одно устройство не доступно. Включите там оповещения ещё раз.',
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
    ro: 'Încă o dată; o vede și platforma',
    ru: 'Ещё раз, и видит платформа',
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
