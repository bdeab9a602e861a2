import type { DemoMenu } from '../../../menu/menu-types.ts';
import { combos } from './combos.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { pasta } from './pasta.ts';
import { pizzaOfYourOwn } from './pizza-of-your-own.ts';
import { classicPizzas } from './pizzas-classic.ts';
import { housePizzas } from './pizzas-house.ts';
import { whitePizzas } from './pizzas-white.ts';
import { salads } from './salads.ts';

export const focSiFainaMenus: DemoMenu[] = [
  {
    slug: 'pizza',
    name: { ro: 'Pizza', ru: 'Пицца', en: 'Pizza' },
    categories: [...pizzaOfYourOwn, ...classicPizzas, ...housePizzas, ...whitePizzas, ...combos],
  },
  {
    slug: 'bucatarie',
    name: { ro: 'Bucătărie', ru: 'Кухня', en: 'Kitchen' },
    categories: [...pasta, ...salads, ...desserts],
  },
  {
    slug: 'bauturi',
    name: { ro: 'Băuturi', ru: 'Напитки', en: 'Drinks' },
    categories: drinks,
  },
];
