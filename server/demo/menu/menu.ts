import { breakfastCategories } from './menu-breakfast-categories.ts';
import { drinksCategories } from './menu-drinks-categories.ts';
import { kitchenFirst } from './menu-kitchen-first.ts';
import { kitchenMain } from './menu-kitchen-main.ts';
import type { DemoMenu } from './menu-types.ts';

/** The pub's three menus, in the order shown to the guest. The pub writes in one language, Romanian. */
export const demoMenus: DemoMenu[] = [
  {
    slug: 'bucatarie',
    name: 'Bucătărie',
    visible: true,
    categories: [...kitchenFirst, ...kitchenMain],
  },
  { slug: 'mic-dejun', name: 'Mic dejun', visible: true, categories: breakfastCategories },
  { slug: 'bauturi', name: 'Băuturi', visible: true, categories: drinksCategories },
];
