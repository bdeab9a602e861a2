import type { DemoPub } from '../pub-types.ts';
import { drinkOptions } from './menu/drink-options.ts';
import { foodOptions } from './menu/food-options.ts';
import { siniyChaynikMenus } from './menu/menu.ts';

/** A fictional café that writes in Russian, takes orders at the table and does not deliver. */
export const siniyChaynik = {
  name: 'Синий чайник',
  urlName: 'siniy-chaynik',
  address: 'бул. Григоре Виеру 12, Кишинёв',
  lat: 47.03194,
  lng: 28.83271,
  wifiNetwork: 'Siniy Chaynik',
  wifiPassword: 'kofe12345',
  additionalInfo: {
    ro: 'Cafea de la o prăjitorie din Chișinău, torturi la kilogram și mic dejun până la 11:30. Laptopurile sunt binevenite, prize la fiecare masă. Torturi întregi: comandați cu o zi înainte.',
    ru: 'Кофе кишинёвской обжарки, торты на вес и завтраки до 11:30. С ноутбуком — пожалуйста, розетки у каждого стола. Целый торт закажите за день.',
    en: 'Coffee roasted in Chișinău, cakes by weight, and breakfast until 11:30. Laptops are welcome, with a socket at each table. Order a whole cake one day ahead.',
  },
  telegramUsername: 'siniy_chaynik',
  workingLanguage: 'ru',
  currencyId: 1,
  timeZone: 'Europe/Chisinau',
  color: '#1f5f99',
  colorTheme: 'light',
  hasInPlaceOrder: true,
  hasPickUpOrder: false,
  opening: [
    { days: [0, 1, 2, 3, 4], start: 450, end: 1320 },
    { days: [5, 6], start: 540, end: 1380 },
  ],
  cover: 'cover-siniy-chaynik',
  menus: siniyChaynikMenus,
  options: [...drinkOptions, ...foodOptions],
  shipping: null,
} satisfies DemoPub;
