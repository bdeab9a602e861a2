import type { UnlinkedChoice } from '@comanda/contract/menu';
import type { Router } from '../../../route.ts';
import { checkedName } from '../checked-fields.ts';
import { answerDish } from '../dish-answer.ts';
import type { MenuDeps } from '../menu-deps.ts';
import type { Level } from '../levels/places.ts';
import { pubCategoryView, menuView } from '../views.ts';
import { copyCategory, copyDish, copyMenu } from './copy-entry.ts';
import { previewCopy } from './preview-copy.ts';

type Body = { readonly name: string; readonly visible: boolean };

const wantedOf = (level: Level, sourceId: number, { name, visible }: Body) => ({
  sourceId,
  name: checkedName(level, name),
  visible,
});

/** Only where something could not be linked. */
const withUnlinked = ({ unlinked }: { readonly unlinked: readonly UnlinkedChoice[] }) =>
  unlinked.length > 0 ? { unlinked: [...unlinked] } : {};

/** Copies of menus, categories and dishes, also from another pub of the company. */
export function registerCopying(router: Router, deps: MenuDeps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/copy-preview',
    async ({ scope, query: { level, source_id: id } }) => previewCopy(deps, scope, { level, id }),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/copy',
    async ({ scope, body: { source_menu_id: sourceId, ...body } }) => {
      const copied = await copyMenu({ deps, scope, at: {} }, wantedOf('menu', sourceId, body));
      return { menu: menuView(copied.row), ...withUnlinked(copied) };
    },
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy',
    async ({ scope, params: at, body: { source_category_id: sourceId, ...body } }) => {
      const wanted = wantedOf('category', sourceId, body);
      const copied = await copyCategory({ deps, scope, at }, wanted);
      return { category: pubCategoryView(copied.row), ...withUnlinked(copied) };
    },
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy',
    async ({ scope, params: at, body: { source_dish_id: sourceId, ...body } }) => {
      const copied = await copyDish({ deps, scope, at }, wantedOf('dish', sourceId, body));
      return { ...(await answerDish(deps, scope, copied.row)), ...withUnlinked(copied) };
    },
  );
}
