import type { DemoMenu } from '../../../menu/menu-types.ts';
import { breakfasts } from './breakfasts.ts';
import { cakes } from './cakes.ts';
import { coffee } from './coffee.ts';
import { sandwiches } from './sandwiches.ts';

export const siniyChaynikMenus: DemoMenu[] = [
  {
    slug: 'napitki',
    name: { ro: 'Băuturi', ru: 'Напитки', en: 'Drinks' },
    visible: true,
    categories: coffee,
  },
  {
    slug: 'eda',
    name: { ro: 'Mâncare', ru: 'Еда', en: 'Food' },
    visible: true,
    categories: [...breakfasts, ...sandwiches],
  },
  {
    slug: 'vitrina',
    name: { ro: 'Vitrina cu dulciuri', ru: 'Витрина', en: 'Cakes and pastries' },
    visible: true,
    categories: cakes,
  },
];
