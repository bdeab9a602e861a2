import type { Router } from '../../../route.ts';
import { checkedName } from '../checked-name.ts';
import { answerDish } from '../dish-answer.ts';
import type { MenuDeps } from '../menu-deps.ts';
import type { Level } from '../levels/places.ts';
import { categoryView, menuView } from '../views.ts';
import { copyCategory, copyDish, copyMenu } from './copy-entry.ts';

type Body = { readonly name: string; readonly visible: boolean };

const wantedOf = (level: Level, sourceId: number, { name, visible }: Body) => ({
  sourceId,
  name: checkedName(level, name),
  visible,
});

/** Copies of menus, categories and dishes, also from another pub of the company. */
export function registerCopying(router: Router, deps: MenuDeps): void {
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/copy',
    async ({ scope, body: { source_menu_id: sourceId, ...body } }) => ({
      menu: menuView(await copyMenu({ deps, scope, at: {} }, wantedOf('menu', sourceId, body))),
    }),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy',
    async ({ scope, params: at, body: { source_category_id: sourceId, ...body } }) => {
      const wanted = wantedOf('category', sourceId, body);
      return { category: categoryView(await copyCategory({ deps, scope, at }, wanted)) };
    },
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy',
    async ({ scope, params: at, body: { source_dish_id: sourceId, ...body } }) => {
      const row = await copyDish({ deps, scope, at }, wantedOf('dish', sourceId, body));
      return answerDish(deps, scope, row);
    },
  );
}
