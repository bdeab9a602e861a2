import type { Menu } from '@comanda/contract/menu';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName, editMenu, move, moveDirections, remove } from './edit-menu.ts';
import { openPlace } from './places.ts';
import { getMenu, listMenus, type MenuAddress } from './queries.ts';
import { menuView } from './views.ts';
import { insertMenu, updateMenu } from './writes.ts';

function finder(scope: PubScope, at: MenuAddress) {
  return async (transaction: Connection) => {
    const menu = await getMenu(transaction, scope, at);
    return { ...menu, parentId: menu.pub_id };
  };
}

async function menusIn(deps: Deps, scope: PubScope): Promise<{ menus: Menu[] }> {
  return { menus: (await listMenus(deps.db, scope)).map(menuView) };
}

export function registerMenus(router: Router, deps: Deps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/menus', async ({ scope }) =>
    menusIn(deps, scope),
  );
  router.call('POST /api/company/:companyID/pubs/:pubID/menus', async ({ scope, body }) => {
    const name = checkedName('menu', body.name);
    const menu = await editMenu(deps, scope, async (transaction) => {
      const parentId = scope.pubId;
      const place = await openPlace(transaction, 'menu', { parentId, place: body.place });
      const row = { pub_id: parentId, name, visible: body.visible, place };
      return getMenu(transaction, scope, { menuID: await insertMenu(transaction, row) });
    });
    return { menu: menuView(menu) };
  });
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params }) => ({
      menu: menuView(await getMenu(deps.db, scope, params)),
    }),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params, body }) => {
      const name = checkedName('menu', body.name);
      const menu = await editMenu(deps, scope, async (transaction) => {
        const { id } = await getMenu(transaction, scope, params);
        await updateMenu(transaction, id, { name, visible: body.visible });
        return getMenu(transaction, scope, params);
      });
      return { menu: menuView(menu) };
    },
  );
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params }) => {
      await remove(deps, scope, { level: 'menu', find: finder(scope, params) });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-${direction}`,
      async ({ scope, params }) => {
        await move(deps, scope, { level: 'menu', find: finder(scope, params), direction });
        return menusIn(deps, scope);
      },
    );
  }
}
