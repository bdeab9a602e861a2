import type { Router } from '../../route.ts';
import type { MenuDeps } from './menu-deps.ts';
import { answerDish } from './dish-answer.ts';
import { setChoiceSoldOut } from './sold-out/set-sold-out.ts';
import { getGroup, listGroups } from './options/queries.ts';
import { createGroup, deleteGroup, saveGroup } from './options/save-group.ts';
import { setDishesOfGroup, setGroupsOfDish } from './options/set-links.ts';

const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';

/** The option groups of a pub, and which dishes have them. */
export function registerOptions(router: Router, deps: MenuDeps): void {
  router.call(`GET ${GROUPS}`, async ({ scope }) => ({
    option_groups: await listGroups(deps.db, scope, { now: deps.clock.now() }),
  }));
  router.call(`POST ${GROUPS}`, async ({ scope, body }) => ({
    option_group: await createGroup(deps, scope, body),
  }));
  router.call(`PUT ${GROUPS}/:groupID`, async ({ scope, params: { groupID }, body }) => ({
    option_group: await saveGroup(deps, scope, { groupId: groupID, fields: body }),
  }));
  router.call(`DELETE ${GROUPS}/:groupID`, async ({ scope, params: { groupID } }) => {
    await deleteGroup(deps, scope, groupID);
    return {};
  });
  router.call(`PUT ${GROUPS}/:groupID/dishes`, async ({ scope, params: { groupID }, body }) => ({
    option_group: await setDishesOfGroup(deps, scope, { ...body, groupId: groupID }),
  }));
  router.call(
    `PUT ${GROUPS}/:groupID/choices/:choiceID/sold-out`,
    async ({ scope, params: { groupID, choiceID }, body: { until } }) => {
      await setChoiceSoldOut(deps, scope, { groupId: groupID, choiceId: choiceID, until });
      const now = deps.clock.now();
      return { option_group: await getGroup(deps.db, scope, { groupId: groupID, now }) };
    },
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups',
    async ({ scope, params: { dishID }, body }) =>
      answerDish(deps, scope, await setGroupsOfDish(deps, scope, { ...body, dishId: dishID })),
  );
}
