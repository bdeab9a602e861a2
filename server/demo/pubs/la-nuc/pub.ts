import { districts } from '../districts.ts';
import type { DemoPub } from '../pub-types.ts';
import { laNucMenus } from './menu/menu.ts';
import { laNucOptions } from './menu/options.ts';

const at = (hours: number) => hours * 60;

/** A fictional restaurant in the middle of Chișinău, with couriers, orders and every screen in use. */
export const laNuc = {
  name: 'La Nuc',
  urlName: 'la-nuc',
  address: 'str. Mihail Kogălniceanu 58, Chișinău',
  lat: 47.02135,
  lng: 28.82785,
  wifiNetwork: 'La Nuc Guest',
  wifiPassword: 'subnucul1932',
  additionalInfo: {
    ro: 'Bucătărie moldovenească sub un nuc bătrân. Muzică live vineri și sâmbătă, de la 20:00. Terasă cu 40 de locuri, colț de joacă pentru copii, cățeii sunt bineveniți.',
    ru: 'Молдавская кухня под старым орехом. Живая музыка по пятницам и субботам с 20:00. Терраса на 40 мест, детский уголок, собакам мы рады.',
    en: 'Moldovan cooking under an old walnut tree. Live music on Fridays and Saturdays from 20:00. A terrace with 40 seats, a play corner for children; dogs are welcome.',
  },
  telegramUsername: 'lanuc_chisinau',
  workingLanguage: 'ro',
  currencyId: 1,
  timeZone: 'Europe/Chisinau',
  color: '#9c3d1f',
  colorTheme: 'light',
  hasInPlaceOrder: true,
  hasPickUpOrder: true,
  cover: 'cover',
  menus: laNucMenus,
  options: laNucOptions,
  shipping: {
    deliveryType: 'delivery_service',
    addCommissionToDishPrices: true,
    cardPreorder: true,
    cashPreorder: true,
    minutesFrom: 40,
    minutesTo: 70,
    week: [
      { start: at(8), end: at(23) },
      { start: at(8), end: at(23) },
      { start: at(8), end: at(23) },
      { start: at(8), end: at(23) },
      { start: at(8), end: at(2) },
      { start: at(9), end: at(2) },
      { start: at(9), end: at(23) },
    ],
    zones: districts,
  },
} satisfies DemoPub;

/** The company's summer terrace: its publication ended with the season and was not extended. */
export const laNucTerrace = {
  name: 'La Nuc · Terasa de vară',
  urlName: 'la-nuc-terasa',
  address: 'Parcul Valea Morilor, debarcaderul de est, Chișinău',
  openedDaysAgo: 75,
} as const;
