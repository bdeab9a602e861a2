import type { Menu } from '@comanda/contract/menu';
import { moveDirections, type ServingHours } from '@comanda/domain/menu';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName } from './checked-fields.ts';
import { createLevelEditor } from './levels/edit-level.ts';
import { menuLevel } from './levels/levels.ts';
import { getMenu, listMenus } from './queries.ts';
import { checkedServingHours } from './serving/checked-serving-hours.ts';
import { menuView } from './views.ts';

const menus = createLevelEditor(menuLevel);

async function listed(deps: Deps, scope: PubScope): Promise<{ menus: Menu[] }> {
  return { menus: (await listMenus(deps.db, scope)).map(menuView) };
}

type Fields = { name: string; visible: boolean; serving_hours?: ServingHours };

function columnsOf({ name, visible, serving_hours: hours }: Fields) {
  return { name: checkedName('menu', name), visible, ...checkedServingHours(hours) };
}

export function registerMenus(router: Router, deps: Deps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/menus', async ({ scope }) =>
    listed(deps, scope),
  );
  router.call('POST /api/company/:companyID/pubs/:pubID/menus', async ({ scope, body }) => {
    const columns = { ...columnsOf(body), place: body.place };
    return { menu: menuView(await menus.create({ deps, scope, at: {} }, columns)) };
  });
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params }) => ({ menu: menuView(await getMenu(deps.db, scope, params)) }),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params: at, body }) => ({
      menu: menuView(await menus.change({ deps, scope, at }, columnsOf(body))),
    }),
  );
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID',
    async ({ scope, params: at }) => {
      await menus.remove({ deps, scope, at });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-${direction}`,
      async ({ scope, params: at }) => {
        await menus.move({ deps, scope, at }, direction);
        return listed(deps, scope);
      },
    );
  }
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-to',
    async ({ scope, params: at, body }) => {
      await menus.moveTo({ deps, scope, at }, body.place);
      return listed(deps, scope);
    },
  );
}
