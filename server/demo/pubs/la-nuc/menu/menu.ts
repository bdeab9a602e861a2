import type { DemoMenu } from '../../../menu/menu-types.ts';
import { breakfast } from './breakfast.ts';
import { drinks } from './drinks.ts';
import { mains } from './mains.ts';
import { saladsAndSoups } from './salads-and-soups.ts';
import { starters } from './starters.ts';

/** The pub's three menus, in the order shown to the guest. */
export const laNucMenus: DemoMenu[] = [
  {
    slug: 'bucatarie',
    name: { ro: 'Bucătărie', ru: 'Кухня', en: 'Kitchen' },
    categories: [...starters, ...saladsAndSoups, ...mains],
  },
  {
    slug: 'mic-dejun',
    name: { ro: 'Mic dejun', ru: 'Завтрак', en: 'Breakfast' },
    categories: breakfast,
  },
  {
    slug: 'bauturi',
    name: { ro: 'Băuturi', ru: 'Напитки', en: 'Drinks' },
    categories: drinks,
  },
];
