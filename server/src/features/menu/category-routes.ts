import type { Category } from '@comanda/contract/menu';
import { DEFAULT_CATEGORY_TYPE, type CategoryType } from '@comanda/domain/menu';
import type { Deps } from '../../deps.ts';
import { replaceImage } from '../../plumbing/images/replace-image.ts';
import type { Router } from '../../route.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName, editMenu, inMenuEdit, move, moveDirections, remove } from './edit-menu.ts';
import { openPlace } from './places.ts';
import {
  getCategory,
  getMenu,
  listCategories,
  type CategoryAddress,
  type MenuAddress,
} from './queries.ts';
import { categoryView } from './views.ts';
import { imageColumns, insertCategory, updateCategory } from './writes.ts';

type Fields = {
  name: string;
  category_types: CategoryType[];
  visible: boolean;
  text_color: string;
};

function columnsOf({ name, category_types, visible, text_color }: Fields) {
  const types = category_types.length > 0 ? category_types : [DEFAULT_CATEGORY_TYPE];
  return { name: checkedName('category', name), category_types: types, visible, text_color };
}

function finder(scope: PubScope, at: CategoryAddress) {
  return async (transaction: Connection) => {
    const category = await getCategory(transaction, scope, at);
    return { ...category, parentId: category.menu_id };
  };
}

async function categoriesIn(
  deps: Deps,
  scope: PubScope,
  at: MenuAddress,
): Promise<{ categories: Category[] }> {
  return { categories: (await listCategories(deps.db, scope, at)).map(categoryView) };
}

function registerArranging(router: Router, deps: Deps): void {
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params }) => {
      await remove(deps, scope, { level: 'category', find: finder(scope, params) });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-${direction}`,
      async ({ scope, params }) => {
        await move(deps, scope, { level: 'category', find: finder(scope, params), direction });
        return categoriesIn(deps, scope, params);
      },
    );
  }
}

function registerChanges(router: Router, deps: Deps): void {
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params, body }) => {
      const columns = columnsOf(body);
      const category = await editMenu(deps, scope, async (transaction) => {
        const { id } = await getCategory(transaction, scope, params);
        await updateCategory(transaction, id, columns);
        return getCategory(transaction, scope, params);
      });
      return { category: categoryView(category) };
    },
  );
  router.call(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image',
    async ({ scope, params, readFile }) => {
      await getCategory(deps.db, scope, params);
      await replaceImage(deps, 'category', await readFile(), (transaction, image) =>
        inMenuEdit(scope, transaction, async () => {
          const before = await getCategory(transaction, scope, params);
          await updateCategory(transaction, before.id, imageColumns(image));
          return before.image_file_name;
        }),
      );
      return { category: categoryView(await getCategory(deps.db, scope, params)) };
    },
  );
}

export function registerCategories(router: Router, deps: Deps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    async ({ scope, params }) => categoriesIn(deps, scope, params),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    async ({ scope, params, body }) => {
      const columns = columnsOf(body);
      const category = await editMenu(deps, scope, async (transaction) => {
        const { id: parentId } = await getMenu(transaction, scope, params);
        const place = await openPlace(transaction, 'category', { parentId, place: body.place });
        const row = { ...columns, menu_id: parentId, place };
        const categoryID = await insertCategory(transaction, row);
        return getCategory(transaction, scope, { ...params, categoryID });
      });
      return { category: categoryView(category) };
    },
  );
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params }) => ({
      category: categoryView(await getCategory(deps.db, scope, params)),
    }),
  );
  registerChanges(router, deps);
  registerArranging(router, deps);
}
