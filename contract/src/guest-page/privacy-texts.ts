import type { Texts } from '../languages/languages.ts';

/** The page `/privacy`. Its renderer alone loads them: they are not among the texts of the screens. */
export const privacyTexts = {
  'privacy.title': {
    en: 'Your data, in plain words',
    ro: 'Datele dumneavoastră, pe înțeles',
    ru: 'Ваши данные, простыми словами',
  },
  'privacy.description': {
    en: 'Which data this service keeps, why, who receives them, for how long, and how you download, correct and delete them.',
    ro: 'Ce date păstrează acest serviciu, de ce, cine le primește, cât timp și cum le descărcați, corectați și ștergeți.',
    ru: 'Какие данные хранит этот сервис, зачем, кто их получает, как долго и как их скачать, исправить и удалить.',
  },
  'privacy.lead': {
    en: 'Comanda passes orders from guests to venues and couriers. All terms on this page are the settings of this server. It has no advertising and no counters of visits, and it sells no data.',
    ro: 'Comanda transmite comenzile oaspeților către localuri și curieri. Toate termenele de pe această pagină sunt setările acestui server. Nu are reclame, nici contoare de vizite, și nu vinde date.',
    ru: 'Comanda передаёт заказы гостей заведениям и курьерам. Все сроки на этой странице взяты из настроек этого сервера. Здесь нет рекламы и счётчиков посещений, данные не продаются.',
  },
  'privacy.minutes': {
    en: { one: '{{count}} minute', other: '{{count}} minutes' },
    ro: { one: 'un minut', few: '{{count}} minute', other: '{{count}} de minute' },
    ru: {
      one: '{{count}} минуту',
      few: '{{count}} минуты',
      many: '{{count}} минут',
      other: '{{count}} минуты',
    },
  },
  'privacy.hours': {
    en: { one: '{{count}} hour', other: '{{count}} hours' },
    ro: { one: 'o oră', few: '{{count}} ore', other: '{{count}} de ore' },
    ru: {
      one: '{{count}} час',
      few: '{{count}} часа',
      many: '{{count}} часов',
      other: '{{count}} часа',
    },
  },
  'privacy.days': {
    en: { one: '{{count}} day', other: '{{count}} days' },
    ro: { one: 'o zi', few: '{{count}} zile', other: '{{count}} de zile' },
    ru: {
      one: '{{count}} день',
      few: '{{count}} дня',
      many: '{{count}} дней',
      other: '{{count}} дня',
    },
  },

  'privacy.row_what': { en: 'Which data', ro: 'Ce date', ru: 'Какие данные' },
  'privacy.row_why': { en: 'What for', ro: 'Pentru ce', ru: 'Зачем' },
  'privacy.row_who': { en: 'Who receives them', ro: 'Cine le primește', ru: 'Кто получает' },
  'privacy.row_term': { en: 'For how long', ro: 'Cât timp', ru: 'Как долго' },
  'privacy.row_device': {
    en: 'On your own device',
    ro: 'Pe dispozitivul dumneavoastră',
    ru: 'На вашем устройстве',
  },
  'privacy.row_yours': {
    en: 'See, correct, delete',
    ro: 'Vedeți, corectați, ștergeți',
    ru: 'Увидеть, исправить, удалить',
  },

  'privacy.order.title': { en: 'You order', ro: 'Comandați', ru: 'Вы заказываете' },
  'privacy.order.what': {
    en: 'The order: dishes, notes, table, time, price, how you pay (never a card number). For a delivery also your name, phones, address, the point on the map and your comment; to collect it yourself, your name and phone. At a table a name is up to you. What you avoid in food goes along only if you tick it for that order.',
    ro: 'Comanda: preparatele, mențiunile, masa, ora, prețul, felul plății (niciodată numărul cardului). La livrare și numele, telefoanele, adresa, punctul de pe hartă și comentariul; dacă o ridicați din local, numele și telefonul. La masă, numele este la alegere. Ce evitați în mâncare pleacă numai dacă bifați acest lucru la comandă.',
    ru: 'Заказ: блюда, пометки, столик, время, цена, способ оплаты (номер карты никогда). Для доставки ещё имя, телефоны, адрес, точка на карте и комментарий; для самовывоза имя и телефон. За столиком имя по желанию. Что вам нельзя, уходит только с заказом, в котором вы это отметили.',
  },
  'privacy.order.why': {
    en: 'So that the venue cooks your order and the courier finds you and can call you. An order cannot be carried out without them, so nobody asks for a consent. What you avoid says something about your health: your tick is the consent.',
    ro: 'Ca localul să pregătească comanda, iar curierul să vă găsească și să vă poată suna. Fără ele comanda nu se poate executa, de aceea nu se cere consimțământ. Ce evitați spune ceva despre sănătate: bifa este consimțământul.',
    ru: 'Чтобы заведение приготовило заказ, а курьер нашёл вас и мог позвонить. Без них заказ не выполнить, поэтому согласие не спрашивают. Что вам нельзя, говорит о здоровье: ваша отметка и есть согласие.',
  },
  'privacy.order.who_pub': {
    en: 'The venue of your order and its staff.',
    ro: 'Localul comenzii și personalul lui.',
    ru: 'Заведение, где вы заказали, и его сотрудники.',
  },
  'privacy.order.who_courier': {
    en: 'The courier who has taken your order. Before that, couriers see the town, a rough distance and a direction. On the phone the courier may open your address in a navigation app.',
    ro: 'Curierul care a luat comanda. Până atunci, curierii văd localitatea, distanța aproximativă și direcția. Pe telefon, curierul poate deschide adresa într-o aplicație de navigare.',
    ru: 'Курьер, который взял ваш заказ. До этого курьеры видят населённый пункт, примерное расстояние и направление. На телефоне курьер может открыть адрес в навигаторе.',
  },
  'privacy.order.who_paper': {
    en: 'Paper, where the venue prints its orders: a bill of a delivery has your name and address, of an order that you collect your name, never your phone; the kitchen’s ticket what you avoid, if you sent it. The paper stays with the venue.',
    ro: 'Hârtia, dacă localul tipărește comenzile: nota unei livrări are numele și adresa, a unei comenzi ridicate numele, niciodată telefonul; bonul bucătăriei, ce evitați, dacă ați trimis. Hârtia rămâne la local.',
    ru: 'Бумага, если заведение печатает заказы: на счёте доставки есть имя и адрес, самовывоза имя, телефона нет никогда; на чеке кухни то, что вам нельзя, если вы это отправили. Бумага остаётся у заведения.',
  },
  'privacy.order.who_telegram': {
    en: 'Telegram, where the venue uses it: its chats get the order with your name, phones, address and what you avoid, if you sent it. When the order ends, the message is changed and shows them no more. Telegram is another company; its servers are in other countries. At such a venue the checkout says so.',
    ro: 'Telegram, dacă localul îl folosește: chaturile lui primesc comanda cu numele, telefoanele, adresa și ce evitați, dacă ați trimis. Când comanda se termină, mesajul se schimbă și nu le mai arată. Telegram este altă companie, cu servere în alte țări. La un astfel de local, pagina comenzii spune acest lucru.',
    ru: 'Telegram, если заведение им пользуется: в его чаты приходит заказ с именем, телефонами, адресом и тем, что вам нельзя, если вы это отправили. Когда заказ закончен, сообщение меняется и больше их не показывает. Telegram другая компания, её серверы в других странах. У такого заведения это сказано при оформлении заказа.',
  },
  'privacy.order.who_push': {
    en: 'If you ask to be notified: the push service of your browser’s maker. It gets an encrypted message with the venue, the number, the state and the time of the order, without name, phone and address.',
    ro: 'Dacă cereți notificări: serviciul push al producătorului browserului. Primește un mesaj criptat cu localul, numărul, starea și ora comenzii, fără nume, telefon și adresă.',
    ru: 'Если вы просите уведомлять: пуш-сервис производителя браузера. Он получает зашифрованное сообщение с заведением, номером, состоянием и временем заказа, без имени, телефона и адреса.',
  },
  'privacy.who_tiles': {
    en: 'The pictures of a map come from {{host}} once you open one: it sees your IP address and which part of the map you look at.',
    ro: 'Imaginile hărții vin de la {{host}} când o deschideți: acesta vede adresa IP și ce parte a hărții priviți.',
    ru: 'Картинки карты приходят с {{host}}, когда вы её открываете: он видит ваш IP-адрес и какую часть карты вы смотрите.',
  },
  'privacy.who_platform': {
    en: 'The administrators of this service, when they help a venue or answer you. Each of their changes inside a venue is written to a log.',
    ro: 'Administratorii serviciului, când ajută un local sau vă răspund. Fiecare schimbare a lor într-un local se scrie în jurnal.',
    ru: 'Администраторы сервиса, когда помогают заведению или отвечают вам. Каждое их изменение внутри заведения пишется в журнал.',
  },
  'privacy.order.term': {
    en: 'From the day of the order, of one for later from the day that it is for: the courier sees your contacts for {{courier}}, the venue for {{company}}. After {{stored}} they are deleted here. The order stays as a figure of sale: without names, phones, address, texts and what you avoid, with a point that is rounded to about a kilometre.',
    ro: 'Din ziua comenzii, la cea pentru mai târziu din ziua pentru care este: curierul vede contactele {{courier}}, localul {{company}}. După {{stored}} ele se șterg de aici. Comanda rămâne ca cifră de vânzare: fără nume, telefoane, adresă, texte și ce evitați, cu un punct rotunjit la circa un kilometru.',
    ru: 'Со дня заказа, а заказа на потом со дня, на который он сделан: курьер видит контакты {{courier}}, заведение {{company}}. Через {{stored}} они здесь удаляются. Заказ остаётся как цифра продаж: без имён, телефонов, адреса, текстов и того, что вам нельзя, с точкой, округлённой примерно до километра.',
  },
  'privacy.order.term_unfinished': {
    en: 'An order that nobody has finished keeps them until it is finished.',
    ro: 'O comandă pe care nimeni nu a finalizat-o le păstrează până la finalizare.',
    ru: 'Заказ, который никто не завершил, хранит их до завершения.',
  },
  'privacy.order.term_push': {
    en: 'A device that is notified is forgotten {{minutes}} after the end of the order, and {{days}} after its time if nobody ends it.',
    ro: 'Dispozitivul notificat este uitat la {{minutes}} după sfârșitul comenzii, iar dacă nimeni nu o încheie, la {{days}} după ora ei.',
    ru: 'Устройство, которое уведомляют, забывается через {{minutes}} после конца заказа, а если его никто не закончил, через {{days}} после времени, на которое он сделан.',
  },
  'privacy.term_backups': {
    en: 'Copies against a loss of the database (backups) keep what is deleted for {{days}} more.',
    ro: 'Copiile împotriva pierderii bazei de date (backup) păstrează cele șterse încă {{days}}.',
    ru: 'Резервные копии базы хранят удалённое ещё {{days}}.',
  },
  'privacy.term_no_backups': {
    en: 'This server makes no backups by itself. The operator deletes those made by hand.',
    ro: 'Acest server nu face singur copii de rezervă. Pe cele făcute manual le șterge operatorul.',
    ru: 'Сам этот сервер резервных копий не делает. Сделанные вручную удаляет оператор.',
  },
  'privacy.order.device': {
    en: 'Until you clear the data of the browser: the basket, links to your last orders, language, last way to pay, what you avoid in food, and the menus that you have opened. Until you close the tab: what you have typed. Without an account no cookie.',
    ro: 'Până ștergeți datele browserului: coșul, linkurile la ultimele comenzi, limba, ultimul fel de plată, ce evitați în mâncare și meniurile deschise. Până închideți fila: ce ați scris. Fără cont, niciun cookie.',
    ru: 'Пока вы не очистите данные браузера: корзина, ссылки на последние заказы, язык, последний способ оплаты, чего вы избегаете в еде, и открытые меню. Пока открыта вкладка: то, что вы набрали. Без аккаунта ни одного cookie.',
  },
  'privacy.order.yours': {
    en: 'The page of your order shows your address, your comment and what you avoid until it is finished; keep its link to yourself. To have something corrected or deleted before its time, tell the venue or the operator the number and the day of the order.',
    ro: 'Pagina comenzii arată adresa, comentariul și ce evitați până la finalizare; păstrați linkul pentru dumneavoastră. Ca ceva să fie corectat sau șters mai devreme, spuneți localului sau operatorului numărul și ziua comenzii.',
    ru: 'Страница заказа показывает адрес, комментарий и то, что вам нельзя, пока он не завершён; не делитесь её ссылкой. Чтобы исправить или удалить что-то раньше срока, назовите заведению или оператору номер и день заказа.',
  },

  'privacy.account.title': {
    en: 'You have a guest’s account',
    ro: 'Aveți cont de oaspete',
    ru: 'У вас аккаунт гостя',
  },
  'privacy.account.what': {
    en: 'Name, phone, password (as a fingerprint from which nobody can read it), your orders, and where you are signed in since when.',
    ro: 'Numele, telefonul, parola (ca amprentă din care nimeni nu o poate citi), comenzile și de când sunteți în cont.',
    ru: 'Имя, телефон, пароль (в виде отпечатка, из которого его не прочесть), ваши заказы и с какого времени вы вошли.',
  },
  'privacy.account.why': {
    en: 'So that your orders are in one place and the next one is quick. You can order without an account.',
    ro: 'Ca să aveți comenzile într-un loc, iar următoarea să fie rapidă. Puteți comanda și fără cont.',
    ru: 'Чтобы заказы были в одном месте, а следующий делался быстро. Заказывать можно и без аккаунта.',
  },
  'privacy.account.who': {
    en: 'Venues and couriers get an order as they would without an account. The list of the accounts is seen by the administrators of this service.',
    ro: 'Localurile și curierii primesc comanda ca fără cont. Lista conturilor o văd administratorii serviciului.',
    ru: 'Заведения и курьеры получают заказ так же, как без аккаунта. Список аккаунтов видят администраторы сервиса.',
  },
  'privacy.account.term': {
    en: 'Until you delete the account. Then name, phone and password are deleted at once, and your finished orders lose their contacts; one in process loses them at its end.',
    ro: 'Până ștergeți contul. Atunci numele, telefonul și parola se șterg imediat, iar comenzile finalizate își pierd contactele; cea în lucru, la sfârșit.',
    ru: 'Пока вы не удалите аккаунт. Тогда имя, телефон и пароль удаляются сразу, а завершённые заказы теряют контакты; текущий теряет их в конце.',
  },
  'privacy.term_sign_in': {
    en: 'A sign-in that is not used ends after {{session}}, and its record is deleted {{ended}} later.',
    ro: 'O intrare în cont nefolosită se termină după {{session}}, iar înregistrarea ei se șterge peste {{ended}}.',
    ru: 'Вход, которым не пользуются, заканчивается через {{session}}, ещё через {{ended}} удаляется запись о нём.',
  },
  'privacy.account.device': {
    en: 'One cookie, for the sign-in only.',
    ro: 'Un singur cookie, doar pentru intrarea în cont.',
    ru: 'Один cookie, только для входа.',
  },
  'privacy.account.yours': {
    en: 'In the account on the page of any venue: name, phone and password are changed there, “Download my data” gives all of it in one file.',
    ro: 'În contul de pe pagina oricărui local: acolo se schimbă numele, telefonul și parola, iar „Descarcă datele mele” le dă pe toate într-un fișier.',
    ru: 'В аккаунте на странице любого заведения: там меняются имя, телефон и пароль, а «Скачать мои данные» даёт всё одним файлом.',
  },
  'privacy.account.delete': {
    en: 'Delete the account',
    ro: 'Ștergeți contul',
    ru: 'Удалить аккаунт',
  },

  'privacy.courier.title': { en: 'You are a courier', ro: 'Sunteți curier', ru: 'Вы курьер' },
  'privacy.courier.what': {
    en: 'Name, phone, e-mail, password (as a fingerprint). If you fill them in: birth date, gender, place, Telegram name, picture. The venues that have added you, your steps with orders and their times, and the lines of your money. Your position is not followed. If you switch it on for an order that you carry, its guest reads how far you are, to the nearest 100 m; only that distance is kept, until the order is handed over or given back.',
    ro: 'Numele, telefonul, e-mailul, parola (ca amprentă). Dacă le completați: data nașterii, genul, localitatea, numele din Telegram, poza. Localurile care v-au adăugat, pașii cu comenzile și orele lor, rândurile banilor. Poziția nu este urmărită. Dacă porniți acest lucru pentru o comandă pe care o duceți, oaspetele ei vede cât de departe sunteți, rotunjit la 100 m; se păstrează numai distanța, până când comanda este predată sau renunțați la ea.',
    ru: 'Имя, телефон, почта, пароль (в виде отпечатка). Если вы их заполните: дата рождения, пол, место, имя в Telegram, фотография. Заведения, которые вас добавили, ваши шаги с заказами и их время, строки расчётов. Ваше местоположение не отслеживается. Если вы включите это для заказа, который везёте, его гость видит, далеко ли вы, с точностью до 100 м; хранится только расстояние, пока заказ не отдан или вы от него не отказались.',
  },
  'privacy.courier.why': {
    en: 'So that venues can give you orders, and the money between you and the service adds up.',
    ro: 'Ca localurile să vă poată da comenzi, iar banii dintre dumneavoastră și serviciu să iasă la socoteală.',
    ru: 'Чтобы заведения могли давать вам заказы, а расчёты между вами и сервисом сходились.',
  },
  'privacy.courier.who_pubs': {
    en: 'A venue that has added you: number and name. Once you have confirmed it or taken its order, also phone, Telegram name and picture. Never birth date, gender, place and money.',
    ro: 'Localul care v-a adăugat: numărul și numele. După ce l-ați confirmat sau i-ați luat o comandă, și telefonul, numele din Telegram și poza. Niciodată data nașterii, genul, localitatea și banii.',
    ru: 'Заведение, которое вас добавило: номер и имя. Когда вы подтвердили его или взяли его заказ, ещё телефон, имя в Telegram и фотографию. Дату рождения, пол, место и расчёты никогда.',
  },
  'privacy.courier.who_platform': {
    en: 'The administrators of this service: all of it.',
    ro: 'Administratorii serviciului: toate.',
    ru: 'Администраторы сервиса: всё.',
  },
  'privacy.who_pictures': {
    en: 'Pictures are stored at {{host}}.',
    ro: 'Pozele se păstrează la {{host}}.',
    ru: 'Фотографии хранятся на {{host}}.',
  },
  'privacy.who_mail': {
    en: 'The mail server of this service: your e-mail, when you ask for a new password. The link is valid for {{minutes}}.',
    ro: 'Serverul de e-mail al serviciului: adresa dumneavoastră, când cereți o parolă nouă. Linkul este valabil {{minutes}}.',
    ru: 'Почтовый сервер этого сервиса: ваш адрес, когда вы просите новый пароль. Ссылка действует {{minutes}}.',
  },
  'privacy.courier.term': {
    en: 'As long as the account exists. Lines of money and the history of orders are accounts, and stay. The contacts of a guest are hidden from you {{courier}} after the order.',
    ro: 'Cât există contul. Rândurile banilor și istoricul comenzilor sunt evidență contabilă și rămân. Contactele oaspetelui nu le mai vedeți după {{courier}} de la comandă.',
    ru: 'Пока есть аккаунт. Строки расчётов и история заказов нужны для учёта и остаются. Контакты гостя вы перестаёте видеть через {{courier}} после заказа.',
  },
  'privacy.courier.device': {
    en: 'Until you sign out: the available orders, the active ones with their guests, the last completed ones without them. One cookie, for the sign-in only.',
    ro: 'Până ieșiți din cont: comenzile disponibile, cele active cu oaspeții lor, ultimele finalizate fără ei. Un singur cookie, doar pentru intrarea în cont.',
    ru: 'Пока вы не вышли: доступные заказы, текущие с их гостями, последние завершённые без них. Один cookie, только для входа.',
  },
  'privacy.courier.yours': {
    en: 'The profile and the account: you change them there, and download all of it in one file, without the contacts of guests. There is no button yet that deletes the account: write to the operator.',
    ro: 'Profilul și contul: acolo le schimbați și descărcați totul într-un fișier, fără contactele oaspeților. Butonul care șterge contul încă nu există: scrieți operatorului.',
    ru: 'Профиль и аккаунт: там всё меняется и скачивается одним файлом, без контактов гостей. Кнопки удаления аккаунта пока нет: напишите оператору.',
  },

  'privacy.company.title': {
    en: 'You run a venue',
    ro: 'Aveți un local',
    ru: 'У вас заведение',
  },
  'privacy.company.what': {
    en: 'Name, e-mail, phone, password (as a fingerprint), tariff. Your venues: name, address, phone, pictures, menu, hours, orders. The devices, chats and printers that you connect.',
    ro: 'Numele, e-mailul, telefonul, parola (ca amprentă), tariful. Localurile: numele, adresa, telefonul, pozele, meniul, orele, comenzile. Dispozitivele, chaturile și imprimantele conectate.',
    ru: 'Название, почта, телефон, пароль (в виде отпечатка), тариф. Ваши заведения: название, адрес, телефон, фотографии, меню, часы, заказы. Подключённые устройства, чаты и принтеры.',
  },
  'privacy.company.why': {
    en: 'So that guests find the venue and its orders reach you.',
    ro: 'Ca oaspeții să găsească localul, iar comenzile să ajungă la dumneavoastră.',
    ru: 'Чтобы гости находили заведение, а заказы доходили до вас.',
  },
  'privacy.company.who_public': {
    en: 'Everybody: what you publish on the venue’s page. Without a phone of its own it shows yours.',
    ro: 'Oricine: ce publicați pe pagina localului. Dacă localul nu are telefon, pagina îl arată pe al dumneavoastră.',
    ru: 'Все: то, что вы публикуете на странице заведения. Если у него нет своего телефона, показывается ваш.',
  },
  'privacy.company.who_telegram': {
    en: 'Telegram: the chats that you link, and their titles.',
    ro: 'Telegram: chaturile pe care le legați și titlurile lor.',
    ru: 'Telegram: чаты, которые вы подключаете, и их названия.',
  },
  'privacy.company.who_mail_warnings': {
    en: 'The mail server also carries the warning that nobody would hear an order.',
    ro: 'Tot serverul de e-mail transmite și avertizarea că nimeni nu ar auzi o comandă.',
    ru: 'Через почтовый сервер идёт и предупреждение, что заказ никто не услышит.',
  },
  'privacy.company.term': {
    en: 'As long as the account exists. Orders stay without their guests. Chats and devices go when you remove them, or with the venue.',
    ro: 'Cât există contul. Comenzile rămân fără oaspeți. Chaturile și dispozitivele dispar când le scoateți sau odată cu localul.',
    ru: 'Пока есть аккаунт. Заказы остаются без гостей. Чаты и устройства исчезают, когда вы их убираете, или вместе с заведением.',
  },
  'privacy.company.term_telegram': {
    en: 'Which message in Telegram belongs to which order is forgotten after {{days}}.',
    ro: 'Ce mesaj din Telegram ține de ce comandă este uitat după {{days}}.',
    ru: 'Какое сообщение в Telegram к какому заказу относится, забывается через {{days}}.',
  },
  'privacy.company.term_printed': {
    en: 'What was printed is forgotten after {{days}}.',
    ro: 'Ce s-a tipărit este uitat după {{days}}.',
    ru: 'Что было напечатано, забывается через {{days}}.',
  },
  'privacy.company.device': {
    en: 'One cookie, for the sign-in only; language, theme and the switches of the screens; marks of the kitchen that wait for a connection.',
    ro: 'Un singur cookie, doar pentru intrarea în cont; limba, tema și comutatoarele ecranelor; marcajele bucătăriei care așteaptă conexiunea.',
    ru: 'Один cookie, только для входа; язык, тема и переключатели экранов; отметки кухни, которые ждут связи.',
  },
  'privacy.company.yours': {
    en: 'The company’s account: you change it there, and download it with the venues in one file. Orders and menus are in the venue’s screens; guests’ contacts are not in the file. There is no button yet that deletes the account: write to the operator.',
    ro: 'Contul companiei: acolo îl schimbați și îl descărcați împreună cu localurile într-un fișier. Comenzile și meniurile sunt în ecranele localului; contactele oaspeților nu sunt în fișier. Butonul care șterge contul încă nu există: scrieți operatorului.',
    ru: 'Аккаунт компании: там он меняется и скачивается вместе с заведениями одним файлом. Заказы и меню на экранах заведения, контактов гостей в файле нет. Кнопки удаления аккаунта пока нет: напишите оператору.',
  },

  'privacy.staff.title': {
    en: 'You work in a venue',
    ro: 'Lucrați într-un local',
    ru: 'Вы работаете в заведении',
  },
  'privacy.staff.what': {
    en: 'The kind of device on which the orders are open, its language, and whether its bell is on. In the history of an order: what was done, when, and from which account. Of an administrator: each change inside a venue.',
    ro: 'Felul dispozitivului pe care sunt deschise comenzile, limba lui și dacă are clopoțelul pornit. În istoricul comenzii: ce s-a făcut, când și din ce cont. La administratori: fiecare schimbare într-un local.',
    ru: 'Какое устройство показывает заказы, его язык и включён ли звонок. В истории заказа: что сделано, когда и с какого аккаунта. У администратора: каждое изменение внутри заведения.',
  },
  'privacy.staff.why': {
    en: 'So that an order does not stay unheard, and it is known who has changed it.',
    ro: 'Ca nicio comandă să nu rămână neauzită și să se știe cine a schimbat-o.',
    ru: 'Чтобы заказ не остался неуслышанным и было известно, кто его изменил.',
  },
  'privacy.staff.who': {
    en: 'The venue’s company and the administrators of this service.',
    ro: 'Compania localului și administratorii serviciului.',
    ru: 'Компания заведения и администраторы сервиса.',
  },
  'privacy.staff.who_push': {
    en: 'A device with alerts: the push service of its browser’s maker gets an encrypted message with the number, the table and the total, without the guest.',
    ro: 'Dispozitivul cu alerte: serviciul push al producătorului browserului primește un mesaj criptat cu numărul, masa și totalul, fără oaspete.',
    ru: 'Устройство с оповещениями: пуш-сервис производителя браузера получает зашифрованное сообщение с номером, столиком и суммой, без гостя.',
  },
  'privacy.staff.term': {
    en: 'An open page is listed until {{hours}} after it was last seen. A device with alerts is forgotten when it is removed or its browser ends them. Histories and the log of the administrators stay.',
    ro: 'O pagină deschisă rămâne în listă {{hours}} după ce a fost văzută ultima dată. Dispozitivul cu alerte este uitat când este scos sau când browserul le oprește. Istoricul și jurnalul administratorilor rămân.',
    ru: 'Открытая страница остаётся в списке {{hours}} после того, как её видели в последний раз. Устройство с оповещениями забывается, когда его убрали или браузер их отключил. Истории и журнал администраторов остаются.',
  },
  'privacy.staff.yours': {
    en: 'The venue’s screens show its devices, and remove them.',
    ro: 'Ecranele localului arată dispozitivele și le scot.',
    ru: 'Экраны заведения показывают устройства и убирают их.',
  },

  'privacy.everybody.title': {
    en: 'On every visit',
    ro: 'La fiecare vizită',
    ru: 'При каждом посещении',
  },
  'privacy.everybody.what': {
    en: 'Your IP address counts requests, so that nobody floods the service. Where it is stored, it is a fingerprint.',
    ro: 'Adresa IP numără cererile, ca nimeni să nu inunde serviciul. Unde se păstrează, este o amprentă.',
    ru: 'По IP-адресу считаются запросы, чтобы никто не завалил ими сервис. Если он хранится, то в виде отпечатка.',
  },
  'privacy.everybody.who': {
    en: 'Nobody. The log of the server has no names, phones, e-mails, addresses and passwords. How the operator’s own machines keep connections, ask the operator.',
    ro: 'Nimeni. Jurnalul serverului nu conține nume, telefoane, e-mailuri, adrese și parole. Cum păstrează conexiunile mașinile operatorului, întrebați operatorul.',
    ru: 'Никто. В журнале сервера нет имён, телефонов, почты, адресов и паролей. Как хранят соединения машины оператора, спросите оператора.',
  },
  'privacy.everybody.term': {
    en: 'A count ends after {{minutes}} at most.',
    ro: 'O numărătoare se termină după cel mult {{minutes}}.',
    ru: 'Счёт заканчивается самое большее через {{minutes}}.',
  },

  'privacy.rights.title': { en: 'Your rights', ro: 'Drepturile dumneavoastră', ru: 'Ваши права' },
  'privacy.rights.law': {
    en: 'By law no. 195/2024 of the Republic of Moldova you may know which data are kept, get a copy, have them corrected or deleted, object to their use, and complain.',
    ro: 'Prin Legea nr. 195/2024 a Republicii Moldova puteți afla ce date se păstrează, primi o copie, cere corectarea sau ștergerea lor, vă puteți opune folosirii lor și puteți depune plângere.',
    ru: 'По закону Республики Молдова № 195/2024 вы можете узнать, какие данные хранятся, получить копию, потребовать исправить или удалить их, возразить против их использования и пожаловаться.',
  },
  'privacy.rights.complaint': {
    en: 'Complaints go to the Centrul Național pentru Protecția Datelor cu Caracter Personal:',
    ro: 'Plângerile se depun la Centrul Național pentru Protecția Datelor cu Caracter Personal:',
    ru: 'Жалобы принимает Национальный центр по защите персональных данных:',
  },
  'privacy.operator.title': {
    en: 'Who answers for it',
    ro: 'Cine răspunde',
    ru: 'Кто отвечает',
  },
  'privacy.operator.who': {
    en: 'The operator of this server. For its own orders also the venue: its name and phone are on its page.',
    ro: 'Operatorul acestui server. Pentru comenzile sale și localul: numele și telefonul sunt pe pagina lui.',
    ru: 'Оператор этого сервера. За свои заказы также заведение: его имя и телефон на его странице.',
  },
  'privacy.operator.name': { en: 'Operator', ro: 'Operatorul', ru: 'Оператор' },
  'privacy.operator.address': {
    en: 'Postal address',
    ro: 'Adresa poștală',
    ru: 'Почтовый адрес',
  },
  'privacy.operator.email': { en: 'E-mail', ro: 'E-mail', ru: 'Почта' },
  'privacy.operator.missing': {
    en: 'not given by the operator',
    ro: 'operatorul nu a indicat',
    ru: 'оператор не указал',
  },
} as const satisfies Texts;

export type PrivacyTextKey = keyof typeof privacyTexts;
