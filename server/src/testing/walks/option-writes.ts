import type { TestApp } from '../app/build-test-app.ts';
import { anOptionGroup, anyNumber, exactlyOne } from '../builders/option-builders.ts';
import type { ADeliveringPub } from '../builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GROUPS = `${PUB}/option-groups` as const;
const GROUP = `${GROUPS}/:groupID` as const;
type Token = { accesstoken: string };

const fields = {
  name: 'Mărime',
  rule: 'replaces' as const,
  choices: [
    { name: 'Mică', price: 80, max_count: 1 },
    { name: 'Mare', price: 110, max_count: 1 },
  ],
};

/** The writes inside a pub that are about its option groups; all but the first use the same group. */
export function optionWrites(
  pub: ADeliveringPub,
): Record<string, (t: TestApp, as: Token) => Promise<number>> {
  const params = { ...pub.ids, dishID: pub.dishes[1].id };
  const at = async (t: TestApp) => {
    const { option_groups: groups } = await t.call(`GET ${GROUPS}`, { params, as: pub.company });
    const group = groups.find(({ rule }) => rule === 'sum');
    const made =
      group ??
      (await anOptionGroup(t, pub, { name: 'Adaos', rule: 'sum', choices: { Brânză: 15 } }));
    return { ...params, groupID: made.id, choiceID: made.choices[0]?.id ?? 0 };
  };
  return {
    [`POST ${GROUPS}`]: async (t, as) =>
      (await t.send(`POST ${GROUPS}`, { params, as, body: fields })).status,
    [`PUT ${GROUP}`]: async (t, as) => {
      const body = { ...fields, name: 'Ceva în plus', rule: 'sum' as const };
      return (await t.send(`PUT ${GROUP}`, { params: await at(t), as, body })).status;
    },
    [`PUT ${GROUP}/choices/:choiceID/sold-out`]: async (t, as) => {
      const asked = { params: await at(t), as, body: { until: null } };
      return (await t.send(`PUT ${GROUP}/choices/:choiceID/sold-out`, asked)).status;
    },
    // Nothing has to be chosen: the orders of the tests that send all writes have no choices.
    [`PUT ${GROUP}/dishes`]: async (t, as) => {
      const body = { dish_ids: [pub.dishes[0].id], ...anyNumber };
      return (await t.send(`PUT ${GROUP}/dishes`, { params: await at(t), as, body })).status;
    },
    [`PUT ${PUB}/dishes/:dishID/option-groups`]: async (t, as) => {
      const { groupID: group_id } = await at(t);
      const body = { groups: [{ group_id, ...exactlyOne, min_units: 0 }] };
      return (await t.send(`PUT ${PUB}/dishes/:dishID/option-groups`, { params, as, body })).status;
    },
    [`DELETE ${GROUP}`]: async (t, as) =>
      (await t.send(`DELETE ${GROUP}`, { params: await at(t), as })).status,
  };
}
