import type { Texts } from '../languages/languages.ts';

/** What the bot writes. Only the server uses these texts: they are in no translation file. */
export const telegramMessageTexts = {
  linked: {
    en: 'This chat now gets the orders of {{pub}}.',
    ro: 'Acest chat primește acum comenzile localului {{pub}}.',
    ru: 'Теперь этот чат получает заказы заведения {{pub}}.',
  },
  code_is_over: {
    en: 'This link has expired or was already used. Create a new one in the venue’s settings.',
    ro: 'Linkul a expirat sau a fost deja folosit. Creați altul în setările localului.',
    ru: 'Ссылка устарела или уже использована. Создайте новую в настройках заведения.',
  },
  too_many_chats: {
    en: 'The venue already has the most chats that are allowed. Remove one in its settings.',
    ro: 'Localul nu poate avea mai multe chaturi. Ștergeți unul în setări.',
    ru: 'Больше чатов у заведения быть не может. Удалите один в настройках.',
  },
  hello: {
    en: 'Here you get the orders of your venue. Create the link in the venue’s settings.',
    ro: 'Aici primiți comenzile localului. Creați linkul în setările localului.',
    ru: 'Сюда приходят заказы вашего заведения. Создайте ссылку в его настройках.',
  },
  test: {
    en: 'Test: orders of {{pub}} arrive here.',
    ro: 'Probă: comenzile localului {{pub}} ajung aici.',
    ru: 'Проверка: заказы заведения {{pub}} приходят сюда.',
  },
  unheard: {
    en: '{{pub}} takes orders now, but no screen of orders is open with its bell on. Orders only arrive in this chat, a minute later.',
    ro: '{{pub}} primește comenzi acum, dar niciun ecran al comenzilor nu este deschis cu clopoțelul pornit. Comenzile ajung doar în acest chat, cu un minut mai târziu.',
    ru: '{{pub}} сейчас принимает заказы, но ни один экран заказов не открыт с включённым звонком. Заказы приходят только в этот чат, на минуту позже.',
  },
  still_unanswered: {
    en: 'Order {{number}} still has no answer.',
    ro: 'Comanda {{number}} încă nu are răspuns.',
    ru: 'На заказ {{number}} всё ещё не ответили.',
  },
  and_more: {
    en: '… and {{count}} more',
    ro: '… și încă {{count}}',
    ru: '… и ещё {{count}}',
  },
  delivery_price: {
    en: 'Delivery: {{amount}}',
    ro: 'Livrare: {{amount}}',
    ru: 'Доставка: {{amount}}',
  },
  total: { en: 'Total: {{amount}}', ro: 'Total: {{amount}}', ru: 'Итого: {{amount}}' },
  waits: { en: 'Waits for an answer', ro: 'Așteaptă răspuns', ru: 'Ждёт ответа' },
  ready_at: {
    en: 'Accepted, ready at {{time}}',
    ro: 'Acceptată, gata la {{time}}',
    ru: 'Принят, будет готов в {{time}}',
  },
  canceled_because: {
    en: 'Canceled: {{reason}}',
    ro: 'Anulată: {{reason}}',
    ru: 'Отменён: {{reason}}',
  },
  accept_in: { en: '{{minutes}} min', ro: '{{minutes}} min', ru: '{{minutes}} мин' },
  refuse: { en: 'Refuse…', ro: 'Refuză…', ru: 'Отклонить…' },
  back: { en: 'Back', ro: 'Înapoi', ru: 'Назад' },
  late: {
    en: 'Already answered at {{time}} by {{author}}. The order is now: {{state}}',
    ro: 'Răspuns deja la {{time}}: {{author}}. Acum comanda este: {{state}}',
    ru: 'Уже ответили в {{time}}: {{author}}. Сейчас заказ: {{state}}',
  },
  edited: {
    en: 'The order was changed. Read it again, then answer.',
    ro: 'Comanda a fost modificată. Citiți-o din nou, apoi răspundeți.',
    ru: 'Заказ изменили. Прочитайте его ещё раз и ответьте.',
  },
  not_yours: {
    en: 'This chat does not get the orders of this venue any more.',
    ro: 'Acest chat nu mai primește comenzile acestui local.',
    ru: 'Этот чат больше не получает заказы этого заведения.',
  },
  try_again: {
    en: 'That did not work. Press again in a minute.',
    ro: 'Nu a mers. Apăsați din nou peste un minut.',
    ru: 'Не получилось. Нажмите ещё раз через минуту.',
  },
  by_guest: { en: 'the guest', ro: 'oaspete', ru: 'гость' },
  by_company: { en: 'the venue', ro: 'local', ru: 'заведение' },
  by_courier: { en: 'the courier', ro: 'curier', ru: 'курьер' },
  by_admin: { en: 'the platform', ro: 'platformă', ru: 'платформа' },
  by_system: { en: 'automatic', ro: 'automat', ru: 'автоматически' },
} as const satisfies Texts;
