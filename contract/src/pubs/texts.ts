import type { Texts } from '../languages/languages.ts';
import { boundsTexts } from './bounds-texts.ts';
import { cardTexts } from './card-texts.ts';
import { codeTexts } from './code-texts.ts';
import { geolocationTexts } from './geolocation-texts.ts';
import { laterSettingTexts } from './later-texts.ts';
import { pausingTexts } from './pausing-texts.ts';
import { publicationTexts } from './publication-texts.ts';
import { setUpTexts } from './set-up-texts.ts';
import { settingsTexts } from './settings-texts.ts';

export const pubTexts = {
  ...boundsTexts,
  ...cardTexts,
  ...codeTexts,
  ...geolocationTexts,
  ...laterSettingTexts,
  ...pausingTexts,
  ...publicationTexts,
  ...settingsTexts,
  ...setUpTexts,
  'pubs.my_pubs': { en: 'Your venues', ro: 'Localurile dumneavoastră', ru: 'Ваши заведения' },
  'pubs.sections': {
    en: 'Pages of the venue',
    ro: 'Paginile localului',
    ru: 'Страницы заведения',
  },
  'pubs.venue': { en: 'Venue', ro: 'Local', ru: 'Заведение' },
  'pubs.all_pubs': { en: 'All venues', ro: 'Toate localurile', ru: 'Все заведения' },
  'pubs.edit': { en: 'Edit', ro: 'Modifică', ru: 'Изменить' },
  'pubs.edit_named': {
    en: 'Edit {{name}}',
    ro: 'Modifică {{name}}',
    ru: 'Изменить: {{name}}',
  },
  'pubs.no_address': {
    en: 'No address yet',
    ro: 'Fără adresă',
    ru: 'Нет адреса',
  },
  'pubs.orders_today': {
    en: { one: '{{count}} order today', other: '{{count}} orders today' },
    ro: {
      one: '{{count}} comandă azi',
      few: '{{count}} comenzi azi',
      other: '{{count}} de comenzi azi',
    },
    ru: {
      one: '{{count}} заказ сегодня',
      few: '{{count}} заказа сегодня',
      many: '{{count}} заказов сегодня',
      other: '{{count}} заказа сегодня',
    },
  },
  'pubs.add': { en: 'Add a venue', ro: 'Adaugă un local', ru: 'Добавить заведение' },
  'pubs.none': {
    en: 'Your first venue starts here',
    ro: 'Primul dumneavoastră local începe aici',
    ru: 'Здесь начинается ваше первое заведение',
  },
  'pubs.none_hint': {
    en: 'Name it, and you get its page and its QR code at once. Then fill in the menu.',
    ro: 'Dați-i un nume și primiți imediat pagina și codul QR. Apoi completați meniul.',
    ru: 'Назовите его и сразу получите страницу и QR-код. Потом заполните меню.',
  },
  'pubs.new': { en: 'New venue', ro: 'Local nou', ru: 'Новое заведение' },
  'pubs.name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'pubs.url_name': { en: 'Page address', ro: 'Adresa paginii', ru: 'Адрес страницы' },
  'pubs.url_name_hint': {
    en: 'The page will open at {{address}}. The address is printed in the QR code and stays for ever.',
    ro: 'Pagina se va deschide la {{address}}. Adresa intră în codul QR și rămâne neschimbată.',
    ru: 'Страница откроется по адресу {{address}}. Адрес входит в QR-код и больше не меняется.',
  },
  'pubs.created': {
    en: 'The venue {{name}} is published',
    ro: 'Localul {{name}} este publicat',
    ru: 'Заведение «{{name}}» опубликовано',
  },
  'pubs.edit_menu': { en: 'Edit the menu', ro: 'Modifică meniul', ru: 'Изменить меню' },
  'pubs.not_found': {
    en: 'There is no such venue among yours',
    ro: 'Nu aveți un astfel de local',
    ru: 'У вас нет такого заведения',
  },
  'pubs.not_found_hint': {
    en: 'It may have been deleted, or the address belongs to another company.',
    ro: 'Poate a fost șters sau adresa este a altei companii.',
    ru: 'Возможно, его удалили или адрес относится к другой компании.',
  },
  'admin.validation_errors.pub.name.required': {
    en: 'Enter the name of the venue',
    ro: 'Introduceți denumirea localului',
    ru: 'Введите название заведения',
  },
  'admin.validation_errors.pub.name.min': {
    en: 'The name needs at least {{limit}} characters',
    ro: 'Denumirea trebuie să aibă cel puțin {{limit}} caractere',
    ru: 'В названии должно быть не меньше {{limit}} символов',
  },
  'admin.validation_errors.pub.name.max': {
    en: 'The name may have at most {{limit}} characters',
    ro: 'Denumirea poate avea cel mult {{limit}} de caractere',
    ru: 'В названии может быть не больше {{limit}} символов',
  },
  'admin.validation_errors.pub.url_name.required': {
    en: 'Enter the address of the page',
    ro: 'Introduceți adresa paginii',
    ru: 'Введите адрес страницы',
  },
  'admin.validation_errors.pub.url_name.min': {
    en: 'The address needs at least {{limit}} characters',
    ro: 'Adresa trebuie să aibă cel puțin {{limit}} caractere',
    ru: 'В адресе должно быть не меньше {{limit}} символов',
  },
  'admin.validation_errors.pub.url_name.max': {
    en: 'The address may have at most {{limit}} characters',
    ro: 'Adresa poate avea cel mult {{limit}} de caractere',
    ru: 'В адресе может быть не больше {{limit}} символов',
  },
  'admin.validation_errors.pub.url_name.invalid_url_name': {
    en: 'Only lowercase Latin letters, digits and hyphens',
    ro: 'Doar litere latine mici, cifre și cratime',
    ru: 'Только строчные латинские буквы, цифры и дефисы',
  },
  'admin.validation_errors.pub.wifi_network.max_octets': {
    en: 'Too long: at most {{limit}} letters; accented ones count twice',
    ro: 'Prea lung: cel mult {{limit}} de litere; ă, ș, ț se numără de două ori',
    ru: 'Слишком длинно: не больше {{limit}} букв; русская считается за две',
  },
} as const satisfies Texts;
