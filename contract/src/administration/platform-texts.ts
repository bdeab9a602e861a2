import type { Texts } from '../texts/text.ts';

/** The platform's lists: companies, couriers, clients and what was done. */
export const platformTexts = {
  'administration.sections': {
    en: 'Sections of the administration',
    ro: 'Secțiunile administrării',
    ru: 'Разделы администрирования',
  },
  'administration.tab_orders': {
    en: 'Orders',
    ro: 'Comenzi',
    ru: 'Заказы',
  },
  'administration.tab_companies': {
    en: 'Companies',
    ro: 'Companii',
    ru: 'Компании',
  },
  'administration.tab_couriers': {
    en: 'Couriers',
    ro: 'Curieri',
    ru: 'Курьеры',
  },
  'administration.tab_clients': {
    en: 'Clients',
    ro: 'Clienți',
    ru: 'Клиенты',
  },
  'administration.tab_audit': {
    en: 'Log',
    ro: 'Jurnal',
    ru: 'Журнал',
  },
  'administration.search': {
    en: 'Search',
    ro: 'Căutare',
    ru: 'Поиск',
  },
  'administration.clear_search': {
    en: 'Clear the search',
    ro: 'Șterge căutarea',
    ru: 'Очистить поиск',
  },
  'administration.nothing_found': {
    en: 'Nothing found for “{{search}}”',
    ro: 'Nimic găsit pentru „{{search}}”',
    ru: 'По запросу «{{search}}» ничего нет',
  },
  'administration.nothing_found_hint': {
    en: 'Fewer or other words may help.',
    ro: 'Încercați mai puține cuvinte sau altele.',
    ru: 'Попробуйте меньше слов или другие.',
  },
  'administration.more': {
    en: 'Show more',
    ro: 'Arată mai multe',
    ru: 'Показать ещё',
  },
  'administration.orders_search': {
    en: 'Venue or order number',
    ro: 'Localul sau numărul comenzii',
    ru: 'Заведение или номер заказа',
  },
  'administration.companies': {
    en: 'Companies',
    ro: 'Companii',
    ru: 'Компании',
  },
  'administration.companies_note': {
    en: 'Who pays for what: tariffs, venues and their publication.',
    ro: 'Cine pentru ce plătește: tarife, localuri și publicarea lor.',
    ru: 'Кто за что платит: тарифы, заведения и их публикация.',
  },
  'administration.companies_search': {
    en: 'Name, e-mail, phone or venue',
    ro: 'Nume, e-mail, telefon sau local',
    ru: 'Имя, контакты или заведение',
  },
  'administration.no_companies': {
    en: 'No company yet',
    ro: 'Încă nicio companie',
    ru: 'Компаний пока нет',
  },
  'administration.no_companies_hint': {
    en: 'A company that registers appears here.',
    ro: 'Compania care se înregistrează apare aici.',
    ru: 'Здесь появится зарегистрированная компания.',
  },
  'administration.venues': {
    en: { one: '{{count}} venue', other: '{{count}} venues' },
    ro: { one: '{{count}} local', few: '{{count}} localuri', other: '{{count}} de localuri' },
    ru: {
      one: '{{count}} заведение',
      few: '{{count}} заведения',
      many: '{{count}} заведений',
      other: '{{count}} заведения',
    },
  },
  'administration.no_venues': {
    en: 'No venue yet',
    ro: 'Încă niciun local',
    ru: 'Заведений пока нет',
  },
  'administration.change_tariff': {
    en: 'Change the tariff',
    ro: 'Schimbă tariful',
    ru: 'Сменить тариф',
  },
  'administration.change_tariff_of': {
    en: 'Change the tariff of {{company}}',
    ro: 'Schimbă tariful companiei {{company}}',
    ru: 'Сменить тариф: {{company}}',
  },
  'administration.tariff_of': {
    en: 'Tariff of {{company}}',
    ro: 'Tariful companiei {{company}}',
    ru: 'Тариф: {{company}}',
  },
  'administration.tariff_same': {
    en: 'This is the tariff that the company has now.',
    ro: 'Acesta este tariful de acum al companiei.',
    ru: 'Это нынешний тариф компании.',
  },
  'administration.tariff_no_limit': {
    en: 'Any number of venues. Those that are there stay as they are.',
    ro: 'Oricâte localuri. Cele existente rămân așa cum sunt.',
    ru: 'Сколько угодно заведений. Нынешние остаются как есть.',
  },
  'administration.tariff_limit': {
    en: { one: 'Up to {{count}} venue.', other: 'Up to {{count}} venues.' },
    ro: {
      one: 'Cel mult {{count}} local.',
      few: 'Cel mult {{count}} localuri.',
      other: 'Cel mult {{count}} de localuri.',
    },
    ru: {
      one: 'До {{count}} заведения.',
      few: 'До {{count}} заведений.',
      many: 'До {{count}} заведений.',
      other: 'До {{count}} заведения.',
    },
  },
  'administration.tariff_room': {
    en: { one: '{{count}} more can be added.', other: '{{count}} more can be added.' },
    ro: {
      one: 'Se mai poate adăuga {{count}}.',
      few: 'Se mai pot adăuga {{count}}.',
      other: 'Se mai pot adăuga {{count}}.',
    },
    ru: {
      one: 'Можно добавить ещё {{count}}.',
      few: 'Можно добавить ещё {{count}}.',
      many: 'Можно добавить ещё {{count}}.',
      other: 'Можно добавить ещё {{count}}.',
    },
  },
  'administration.tariff_full': {
    en: 'All places are taken: a new one needs a larger tariff.',
    ro: 'Toate locurile sunt ocupate: pentru unul nou trebuie un tarif mai mare.',
    ru: 'Все места заняты: для нового нужен тариф больше.',
  },
  'administration.tariff_too_many': {
    en: {
      one: 'The company has {{count}}. It stays published; a new one is refused until there are fewer.',
      other:
        'The company has {{count}}. They all stay published; a new one is refused until there are fewer.',
    },
    ro: {
      one: 'Compania are {{count}}. Rămâne publicat; unul nou se refuză până când sunt mai puține.',
      few: 'Compania are {{count}}. Toate rămân publicate; unul nou se refuză până când sunt mai puține.',
      other:
        'Compania are {{count}}. Toate rămân publicate; unul nou se refuză până când sunt mai puține.',
    },
    ru: {
      one: 'У компании {{count}}. Оно остаётся опубликованным; новое нельзя добавить, пока их не станет меньше.',
      few: 'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
      many: 'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
      other:
        'У компании {{count}}. Все остаются опубликованными; новое нельзя добавить, пока их не станет меньше.',
    },
  },
  'administration.tariff_changed': {
    en: '{{company}}: the tariff is {{tariff}} now',
    ro: '{{company}}: tariful este acum {{tariff}}',
    ru: '{{company}}: теперь тариф {{tariff}}',
  },
  'administration.expired': {
    en: 'Expired',
    ro: 'Expirat',
    ru: 'Истёк',
  },
  'administration.until': {
    en: 'until {{time}}',
    ro: 'până la {{time}}',
    ru: 'до {{time}}',
  },
  'administration.expired_at': {
    en: 'expired {{time}}',
    ro: 'expirat la {{time}}',
    ru: 'истёк {{time}}',
  },
  'administration.public_page_of': {
    en: 'Public page of {{pub}}',
    ro: 'Pagina publică: {{pub}}',
    ru: 'Страница для гостей: {{pub}}',
  },
  'administration.enter': {
    en: 'Enter',
    ro: 'Intră',
    ru: 'Войти',
  },
  'administration.enter_named': {
    en: 'Enter {{pub}}',
    ro: 'Intră în {{pub}}',
    ru: 'Войти в {{pub}}',
  },
  'administration.extend': {
    en: 'Extend',
    ro: 'Prelungește',
    ru: 'Продлить',
  },
  'administration.extend_named': {
    en: 'Extend {{pub}}',
    ro: 'Prelungește: {{pub}}',
    ru: 'Продлить: {{pub}}',
  },
  'administration.extend_title': {
    en: 'Publication of {{pub}}',
    ro: 'Publicarea localului {{pub}}',
    ru: 'Публикация: {{pub}}',
  },
  'administration.days': {
    en: 'Days',
    ro: 'Zile',
    ru: 'Дни',
  },
  'administration.days_choice': {
    en: { one: '{{count}} day', other: '{{count}} days' },
    ro: { one: '{{count}} zi', few: '{{count}} zile', other: '{{count}} de zile' },
    ru: {
      one: '{{count}} день',
      few: '{{count}} дня',
      many: '{{count}} дней',
      other: '{{count}} дня',
    },
  },
  'administration.days_invalid': {
    en: 'A whole number from 1 to {{limit}}',
    ro: 'Un număr întreg de la 1 la {{limit}}',
    ru: 'Целое число от 1 до {{limit}}',
  },
  'administration.present_end': {
    en: 'Present end',
    ro: 'Sfârșitul actual',
    ru: 'Нынешний срок',
  },
  'administration.new_end': {
    en: 'New end',
    ro: 'Sfârșitul nou',
    ru: 'Новый срок',
  },
  'administration.counted_from_now': {
    en: 'It has run out: the days count from now.',
    ro: 'A expirat: zilele se numără de acum.',
    ru: 'Срок истёк: дни считаются с этого момента.',
  },
  'administration.counted_from_end': {
    en: 'The days are added to the present end; none that was paid is lost.',
    ro: 'Zilele se adaugă la sfârșitul actual; nicio zi plătită nu se pierde.',
    ru: 'Дни прибавляются к нынешнему сроку; оплаченные не пропадают.',
  },
  'administration.extended': {
    en: '{{pub}} is published until {{time}}',
    ro: '{{pub}} este publicat până la {{time}}',
    ru: '{{pub}}: публикация до {{time}}',
  },
  'administration.couriers': {
    en: 'Couriers',
    ro: 'Curieri',
    ru: 'Курьеры',
  },
  'administration.couriers_note': {
    en: 'Who may take orders, and how the accounts stand.',
    ro: 'Cine poate lua comenzi și cum stau conturile.',
    ru: 'Кто может брать заказы и кто сколько должен.',
  },
  'administration.couriers_search': {
    en: 'Name, e-mail, phone or ID',
    ro: 'Nume, e-mail, telefon sau ID',
    ru: 'Имя, почта, телефон или ID',
  },
  'administration.no_couriers': {
    en: 'No courier yet',
    ro: 'Încă niciun curier',
    ru: 'Курьеров пока нет',
  },
  'administration.no_couriers_hint': {
    en: 'A courier who registers waits here for approval.',
    ro: 'Curierul care se înregistrează așteaptă aici aprobarea.',
    ru: 'Здесь появится новый курьер и будет ждать одобрения.',
  },
  'administration.standing_approved': {
    en: 'Approved',
    ro: 'Aprobat',
    ru: 'Одобрен',
  },
  'administration.standing_waits': {
    en: 'Waits for approval',
    ro: 'Așteaptă aprobarea',
    ru: 'Ждёт одобрения',
  },
  'administration.standing_blocked': {
    en: 'Blocked',
    ro: 'Blocat',
    ru: 'Заблокирован',
  },
  'administration.approve': {
    en: 'Approve',
    ro: 'Aprobă',
    ru: 'Одобрить',
  },
  'administration.approve_named': {
    en: 'Approve {{courier}}',
    ro: 'Aprobă: {{courier}}',
    ru: 'Одобрить: {{courier}}',
  },
  'administration.unblock': {
    en: 'Unblock',
    ro: 'Deblochează',
    ru: 'Разблокировать',
  },
  'administration.unblock_named': {
    en: 'Unblock {{courier}}',
    ro: 'Deblochează: {{courier}}',
    ru: 'Разблокировать: {{courier}}',
  },
  'administration.approved': {
    en: '{{courier}} may take orders of the service',
    ro: '{{courier}} poate lua comenzile serviciului',
    ru: '{{courier}} может брать заказы службы',
  },
  'administration.block': {
    en: 'Block',
    ro: 'Blochează',
    ru: 'Заблокировать',
  },
  'administration.block_named': {
    en: 'Block {{courier}}',
    ro: 'Blochează: {{courier}}',
    ru: 'Заблокировать: {{courier}}',
  },
  'administration.block_question': {
    en: 'Block {{courier}}?',
    ro: 'Blocați curierul {{courier}}?',
    ru: 'Заблокировать: {{courier}}?',
  },
  'administration.block_note': {
    en: 'No more orders can be taken, neither of the service nor of a venue. Those already taken can be brought to their end. The balance stays.',
    ro: 'Nu mai poate lua comenzi, nici ale serviciului, nici ale localurilor. Cele deja luate le poate duce la capăt. Soldul rămâne.',
    ru: 'Новые заказы недоступны: ни службы, ни заведений. Уже взятые можно довести до конца. Баланс остаётся.',
  },
  'administration.blocked': {
    en: '{{courier}} can take no more orders',
    ro: '{{courier}} nu mai poate lua comenzi',
    ru: '{{courier}} больше не может брать заказы',
  },
  'administration.balance': {
    en: 'Balance',
    ro: 'Sold',
    ru: 'Баланс',
  },
  'administration.courier_owes': {
    en: 'The courier owes the platform',
    ro: 'Curierul datorează platformei',
    ru: 'Курьер должен платформе',
  },
  'administration.courier_is_owed': {
    en: 'The platform owes the courier',
    ro: 'Platforma îi datorează curierului',
    ru: 'Платформа должна курьеру',
  },
  'administration.courier_is_even': {
    en: 'Nobody owes anything',
    ro: 'Nimeni nu datorează nimic',
    ru: 'Никто никому не должен',
  },
  'administration.to_couriers': {
    en: 'To the couriers',
    ro: 'La curieri',
    ru: 'К курьерам',
  },
  'administration.statement': {
    en: 'Statement',
    ro: 'Extras',
    ru: 'Выписка',
  },
  'administration.statement_of': {
    en: 'Statement of {{courier}}',
    ro: 'Extrasul curierului {{courier}}',
    ru: 'Выписка: {{courier}}',
  },
  'administration.no_lines': {
    en: 'No line yet',
    ro: 'Încă niciun rând',
    ru: 'Записей пока нет',
  },
  'administration.no_lines_hint': {
    en: 'Completed orders of the service and settlements are written here.',
    ro: 'Aici se scriu comenzile finalizate ale serviciului și decontările.',
    ru: 'Здесь появятся завершённые заказы службы и расчёты.',
  },
  'administration.line_debit': {
    en: 'Owed from cash',
    ro: 'De predat din numerar',
    ru: 'К сдаче из наличных',
  },
  'administration.line_goods': {
    en: 'Paid to the venue',
    ro: 'Plătit localului',
    ru: 'Отдано заведению',
  },
  'administration.line_reward': {
    en: 'Reward',
    ro: 'Recompensă',
    ru: 'Вознаграждение',
  },
  'administration.line_reversal': {
    en: 'Reversed',
    ro: 'Anulare',
    ru: 'Отмена',
  },
  'administration.line_settlement': {
    en: 'Settlement',
    ro: 'Decontare',
    ru: 'Расчёт',
  },
  'administration.order_number': {
    en: 'Order #{{number}}',
    ro: 'Comanda #{{number}}',
    ru: 'Заказ #{{number}}',
  },
  'administration.balance_after': {
    en: 'Balance after',
    ro: 'Sold după',
    ru: 'Баланс после',
  },
  'administration.settle': {
    en: 'Settle',
    ro: 'Decontează',
    ru: 'Рассчитаться',
  },
  'administration.settle_named': {
    en: 'Settle with {{courier}}',
    ro: 'Decontează cu {{courier}}',
    ru: 'Рассчитаться: {{courier}}',
  },
  'administration.settle_who': {
    en: 'Who paid whom',
    ro: 'Cine cui a plătit',
    ru: 'Кто кому заплатил',
  },
  'administration.courier_paid': {
    en: 'The courier paid us',
    ro: 'Curierul ne-a plătit',
    ru: 'Курьер заплатил нам',
  },
  'administration.we_paid': {
    en: 'We paid the courier',
    ro: 'Noi am plătit curierului',
    ru: 'Мы заплатили курьеру',
  },
  'administration.settle_all': {
    en: 'Settle all: {{amount}}',
    ro: 'Tot: {{amount}}',
    ru: 'Всё сразу: {{amount}}',
  },
  'administration.amount': {
    en: 'Amount',
    ro: 'Suma',
    ru: 'Сумма',
  },
  'administration.amount_invalid': {
    en: 'An amount above 0, with at most two decimals',
    ro: 'O sumă peste 0, cu cel mult două zecimale',
    ru: 'Сумма больше 0, не более двух знаков после запятой',
  },
  'administration.note': {
    en: 'Note',
    ro: 'Notă',
    ru: 'Примечание',
  },
  'administration.note_hint': {
    en: 'Stands in the courier’s statement too',
    ro: 'Apare și în extrasul curierului',
    ru: 'Видно и в выписке курьера',
  },
  'administration.balance_now': {
    en: 'Balance now',
    ro: 'Sold acum',
    ru: 'Баланс сейчас',
  },
  'administration.settled': {
    en: 'Settled with {{courier}}: {{amount}}',
    ro: 'Decontat cu {{courier}}: {{amount}}',
    ru: 'Расчёт с {{courier}}: {{amount}}',
  },
  'administration.clients': {
    en: 'Clients',
    ro: 'Clienți',
    ru: 'Клиенты',
  },
  'administration.clients_note': {
    en: 'Guests with an account.',
    ro: 'Oaspeți cu cont.',
    ru: 'Гости с аккаунтом.',
  },
  'administration.clients_search': {
    en: 'Name or phone',
    ro: 'Nume sau telefon',
    ru: 'Имя или телефон',
  },
  'administration.no_clients': {
    en: 'No client yet',
    ro: 'Încă niciun client',
    ru: 'Клиентов пока нет',
  },
  'administration.no_clients_hint': {
    en: 'A guest who makes an account appears here.',
    ro: 'Oaspetele care își face cont apare aici.',
    ru: 'Здесь появится гость с аккаунтом.',
  },
  'administration.orders_made': {
    en: { one: '{{count}} order', other: '{{count}} orders' },
    ro: { one: '{{count}} comandă', few: '{{count}} comenzi', other: '{{count}} de comenzi' },
    ru: {
      one: '{{count}} заказ',
      few: '{{count}} заказа',
      many: '{{count}} заказов',
      other: '{{count}} заказа',
    },
  },
  'administration.delete_client_named': {
    en: 'Delete {{client}}',
    ro: 'Șterge: {{client}}',
    ru: 'Удалить: {{client}}',
  },
  'administration.delete_client_question': {
    en: 'Delete the account of {{client}}?',
    ro: 'Ștergeți contul clientului {{client}}?',
    ru: 'Удалить аккаунт: {{client}}?',
  },
  'administration.delete_client_goes': {
    en: 'What goes: name, phone and password; the client is signed out everywhere. Past orders lose names, phones, address and comments.',
    ro: 'Ce dispare: numele, telefonul și parola; clientul iese din cont peste tot. Comenzile trecute rămân fără nume, telefoane, adresă și comentarii.',
    ru: 'Что исчезнет: имя, телефон и пароль, вход на всех устройствах. В прошлых заказах не останется имён, телефонов, адреса и комментариев.',
  },
  'administration.delete_client_stays': {
    en: 'What stays: the orders with their dishes and sums, so that the venues’ figures are right. An order in process keeps its contacts until it ends.',
    ro: 'Ce rămâne: comenzile cu felurile și sumele lor, ca cifrele localurilor să fie corecte. O comandă în lucru păstrează contactele până se încheie.',
    ru: 'Что останется: заказы с блюдами и суммами, чтобы цифры заведений сходились. Текущий заказ хранит контакты, пока не завершится.',
  },
  'administration.client_deleted': {
    en: 'The account of {{client}} is deleted',
    ro: 'Contul clientului {{client}} este șters',
    ru: 'Аккаунт удалён: {{client}}',
  },
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
} as const satisfies Texts;
