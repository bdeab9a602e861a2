import { districts } from '../districts.ts';
import type { DemoPub } from '../pub-types.ts';
import { focSiFainaMenus } from './menu/menu.ts';
import { mealOptions } from './menu/meal-options.ts';
import { pizzaOptions } from './menu/pizza-options.ts';

const at = (hours: number) => hours * 60;
const NEAR = new Set(['centru', 'buiucani', 'riscani']);

/** A fictional pizzeria: sizes, halves, extras and combos. Its own couriers deliver to the districts near it. */
export const focSiFaina = {
  name: 'Foc și Făină',
  urlName: 'foc-si-faina',
  address: 'str. Columna 104, Chișinău',
  lat: 47.02781,
  lng: 28.83672,
  wifiNetwork: 'Foc si Faina',
  wifiPassword: 'aluat48deore',
  additionalInfo: {
    ro: 'Pizza napoletană la cuptor cu lemne, din aluat dospit 48 de ore. Masă pentru copii, unde își fac singuri pizza, sâmbăta de la 12:00. Ridicare de la tejghea: sunați cu 20 de minute înainte.',
    ru: 'Неаполитанская пицца из дровяной печи, тесто зреет 48 часов. По субботам с 12:00 дети готовят пиццу сами за отдельным столом. Самовывоз: позвоните за 20 минут.',
    en: 'Neapolitan pizza from a wood-fired oven, of dough proved for 48 hours. On Saturdays from 12:00 children make their own pizza at a table of theirs. Takeaway: call 20 minutes ahead.',
  },
  telegramUsername: 'focsifaina_chisinau',
  workingLanguage: 'ro',
  currencyId: 1,
  timeZone: 'Europe/Chisinau',
  color: '#b3261e',
  colorTheme: 'dark',
  hasInPlaceOrder: true,
  hasPickUpOrder: false,
  cover: 'cover-foc-si-faina',
  menus: focSiFainaMenus,
  options: [...pizzaOptions, ...mealOptions],
  shipping: {
    deliveryType: 'own',
    addCommissionToDishPrices: false,
    cardPreorder: true,
    cashPreorder: true,
    minutesFrom: 30,
    minutesTo: 50,
    week: Array.from({ length: 7 }, () => ({ start: at(10), end: at(23) })),
    zones: districts.filter(({ shapeId }) => NEAR.has(shapeId)),
  },
} satisfies DemoPub;
