import type { Texts } from '../languages/languages.ts';

/** The printers of a pub, their states, and the bridge. */
export const printingTexts = {
  'printing.title': { en: 'Printers', ro: 'Imprimante', ru: 'Принтеры' },
  'printing.add': { en: 'Add a printer', ro: 'Adaugă o imprimantă', ru: 'Добавить принтер' },
  'printing.none': {
    en: 'No printer yet',
    ro: 'Încă nicio imprimantă',
    ru: 'Пока ни одного принтера',
  },
  'printing.none_hint': {
    en: 'A receipt printer with a network port, 80 or 58 mm, that understands ESC/POS.',
    ro: 'O imprimantă de bonuri cu port de rețea, de 80 sau 58 mm, care înțelege ESC/POS.',
    ru: 'Чековый принтер с сетевым портом, 80 или 58 мм, с поддержкой ESC/POS.',
  },
  'printing.name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'printing.address': {
    en: 'Address in your network',
    ro: 'Adresa în rețeaua dumneavoastră',
    ru: 'Адрес в вашей сети',
  },
  'printing.address_hint': {
    en: 'For example 192.168.1.50. The printer prints it on its self-test page.',
    ro: 'De exemplu 192.168.1.50. Imprimanta o arată pe pagina ei de autotest.',
    ru: 'Например, 192.168.1.50. Принтер печатает его на странице самопроверки.',
  },
  'printing.address_invalid': {
    en: 'An address like 192.168.1.50 or 192.168.1.50:9100',
    ro: 'O adresă ca 192.168.1.50 sau 192.168.1.50:9100',
    ru: 'Адрес вида 192.168.1.50 или 192.168.1.50:9100',
  },
  'printing.prints': { en: 'What it prints', ro: 'Ce tipărește', ru: 'Что печатает' },
  'printing.prints_required': {
    en: 'Choose at least one.',
    ro: 'Alegeți cel puțin una.',
    ru: 'Выберите хотя бы одно.',
  },
  'printing.station': { en: 'Dishes of', ro: 'Preparatele secției', ru: 'Блюда цеха' },
  'printing.language': {
    en: 'Language of the tickets',
    ro: 'Limba bonurilor',
    ru: 'Язык чеков',
  },
  'printing.by_itself': {
    en: 'Prints by itself when an order is accepted',
    ro: 'Tipărește singură când comanda e acceptată',
    ru: 'Печатает сам, когда заказ принят',
  },
  'printing.by_hand': {
    en: 'prints at a press',
    ro: 'tipărește la apăsare',
    ru: 'печатает по нажатию',
  },
  'printing.by_itself_short': {
    en: 'prints by itself',
    ro: 'tipărește singură',
    ru: 'печатает сам',
  },
  'printing.remove_question': {
    en: 'Remove {{name}}?',
    ro: 'Ștergeți {{name}}?',
    ru: 'Удалить {{name}}?',
  },
  'printing.remove_hint': {
    en: 'Tickets that wait for it are not printed any more.',
    ro: 'Bonurile care o așteaptă nu se mai tipăresc.',
    ru: 'Ожидающие его чеки уже не напечатаются.',
  },
  'printing.test': { en: 'Test page', ro: 'Pagină de probă', ru: 'Пробная печать' },
  'printing.test_of': {
    en: 'Print a test page on {{name}}',
    ro: 'Tipărește o probă la {{name}}',
    ru: 'Пробная печать: {{name}}',
  },
  'printing.test_waiting': {
    en: 'Test page: waits for the printer',
    ro: 'Proba: așteaptă imprimanta',
    ru: 'Проба: ждёт принтер',
  },
  'printing.test_printing': {
    en: 'Test page: is being printed',
    ro: 'Proba: se tipărește',
    ru: 'Проба: печатается',
  },
  'printing.test_unsure': {
    en: 'Test page: perhaps printed, once more',
    ro: 'Proba: poate s-a tipărit, încă o dată',
    ru: 'Проба: возможно, напечатана; ещё раз',
  },
  'printing.test_printed': {
    en: 'Test page printed {{time}}',
    ro: 'Proba tipărită {{time}}',
    ru: 'Проба напечатана {{time}}',
  },
  'printing.test_failed': {
    en: 'Test page: the printer gives up half-way',
    ro: 'Proba: imprimanta se oprește la jumătate',
    ru: 'Проба: принтер останавливается на середине',
  },
  'printing.state_ok': { en: 'ready', ro: 'gata', ru: 'готов' },
  'printing.state_paper_out': { en: 'no paper', ro: 'fără hârtie', ru: 'нет бумаги' },
  'printing.state_cover_open': { en: 'cover open', ro: 'capac deschis', ru: 'открыта крышка' },
  'printing.state_fault': { en: 'fault', ro: 'defecțiune', ru: 'неисправен' },
  'printing.state_mute': { en: 'no answer', ro: 'nu răspunde', ru: 'не отвечает' },
  'printing.state_off': {
    en: 'off, or another address',
    ro: 'oprită sau altă adresă',
    ru: 'выключен или другой адрес',
  },
  'printing.state_unknown': { en: 'not known', ro: 'necunoscută', ru: 'неизвестно' },
  'printing.ticket_waiting': {
    en: 'waits for the printer',
    ro: 'așteaptă imprimanta',
    ru: 'ждёт принтер',
  },
  'printing.ticket_printing': { en: 'is being printed', ro: 'se tipărește', ru: 'печатается' },
  'printing.ticket_unsure': {
    en: 'perhaps printed; is printed again as a copy',
    ro: 'poate tipărit; se tipărește iar, ca o copie',
    ru: 'возможно, напечатан; печатается ещё раз как копия',
  },
  'printing.ticket_printed': {
    en: 'printed {{time}}',
    ro: 'tipărit {{time}}',
    ru: 'напечатан {{time}}',
  },
  'printing.ticket_failed': {
    en: 'not printed for certain; look at the printer',
    ro: 'nu se știe dacă s-a tipărit; verificați imprimanta',
    ru: 'неясно, напечатан ли; проверьте принтер',
  },
  'printing.bridge': {
    en: 'Printing program',
    ro: 'Programul de tipărire',
    ru: 'Программа печати',
  },
  'printing.bridge_hint': {
    en: 'Without it nothing is printed. It runs on a computer that is always on in your network.',
    ro: 'Fără el nu se tipărește nimic. Funcționează pe un calculator mereu pornit din rețeaua dumneavoastră.',
    ru: 'Без неё ничего не напечатается. Она работает на компьютере, который всегда включён в вашей сети.',
  },

  'printing.bridge_on': { en: 'works', ro: 'funcționează', ru: 'работает' },
  'printing.bridge_off': {
    en: 'no connection since {{time}}',
    ro: 'fără conexiune de la {{time}}',
    ru: 'нет связи с {{time}}',
  },
  'printing.paired_at': {
    en: 'Connected {{time}}',
    ro: 'Conectat {{time}}',
    ru: 'Подключена {{time}}',
  },
  'printing.pair': {
    en: 'Install the program',
    ro: 'Instalează programul',
    ru: 'Установить программу',
  },
  'printing.pair_again': {
    en: 'Install on another computer',
    ro: 'Instalează pe alt calculator',
    ru: 'Установить на другом компьютере',
  },
  'printing.pair_download': {
    en: 'On that computer, install Node.js 20 or newer, and download the program:',
    ro: 'Pe acel calculator, instalați Node.js 20 sau mai nou și descărcați programul:',
    ru: 'На том компьютере установите Node.js 20 или новее и скачайте программу:',
  },
  'printing.pair_command': {
    en: 'Start it in its folder',
    ro: 'Porniți-l în dosarul lui',
    ru: 'Запустите её в её папке',
  },
  'printing.copy': { en: 'Copy', ro: 'Copiază', ru: 'Скопировать' },
  'printing.copied': { en: 'Copied', ro: 'Copiat', ru: 'Скопировано' },
  'printing.pair_until': {
    en: 'The code in it is valid until {{time}}, for one computer. It replaces the program before it.',
    ro: 'Codul din ea e valabil până la {{time}}, pentru un calculator. Înlocuiește programul dinainte.',
    ru: 'Код в ней действует до {{time}} для одного компьютера. Прежняя программа отключится.',
  },
  'printing.pair_over': {
    en: 'The code is not valid any more.',
    ro: 'Codul nu mai este valabil.',
    ru: 'Код больше не действует.',
  },
  'printing.pair_new': {
    en: 'Create another code',
    ro: 'Creează alt cod',
    ru: 'Создать новый код',
  },
  'printing.pair_done': {
    en: 'Connected: {{name}}. Now print a test page.',
    ro: 'Conectat: {{name}}. Acum tipăriți o probă.',
    ru: 'Подключена: {{name}}. Теперь напечатайте пробу.',
  },
  'printing.pair_insecure': {
    en: 'The program needs an https address. Open Comanda by its https address.',
    ro: 'Programul are nevoie de o adresă https. Deschideți Comanda la adresa ei https.',
    ru: 'Программе нужен адрес https. Откройте Comanda по адресу https.',
  },
  'printing.bridge_remove_hint': {
    en: 'The program will print nothing any more.',
    ro: 'Programul nu va mai tipări nimic.',
    ru: 'Программа больше ничего не напечатает.',
  },
} as const satisfies Texts;
