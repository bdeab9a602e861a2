import type { DemoMenu } from '../../../menu/menu-types.ts';
import { breakfasts } from './breakfasts.ts';
import { cakes } from './cakes.ts';
import { coffee } from './coffee.ts';
import { sandwiches } from './sandwiches.ts';

export const siniyChaynikMenus: DemoMenu[] = [
  {
    slug: 'napitki',
    name: { ro: 'Băuturi', ru: 'Напитки', en: 'Drinks' },
    categories: coffee,
  },
  {
    slug: 'eda',
    name: { ro: 'Mâncare', ru: 'Еда', en: 'Food' },
    categories: [...breakfasts, ...sandwiches],
  },
  {
    slug: 'vitrina',
    name: { ro: 'Vitrina cu dulciuri', ru: 'Витрина', en: 'Cakes and pastries' },
    categories: cakes,
  },
];
