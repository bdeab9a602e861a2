import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { aDish } from '../samples/a-dish.ts';
import type { FakeApi, FakeCalls } from '../fakes/fake-api.ts';
import { calls, grill, kitchen, soups, zeama } from '../samples/menu-lists.ts';
import { field, menuServer, openEditor } from './menu-setup.tsx';
import { text } from './test-texts.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GROUPS = `${PUB}/option-groups` as const;

export const optionCalls = {
  listGroups: calls.listGroups,
  createGroup: `POST ${GROUPS}`,
  saveGroup: `PUT ${GROUPS}/:groupID`,
  deleteGroup: `DELETE ${GROUPS}/:groupID`,
  setDishes: `PUT ${GROUPS}/:groupID/dishes`,
  setSoldOut: `PUT ${GROUPS}/:groupID/choices/:choiceID/sold-out`,
  setGroups: `PUT ${PUB}/dishes/:dishID/option-groups`,
} as const;

export const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };

export const shownGrill = { ...grill, visible: true };
const okrosca = aDish({ id: 22, category_id: soups.id, name: 'Окрошка', place: 2 });
export const steak = aDish({ id: 31, category_id: grill.id, name: 'Стейк', price: 210 });

type Stored = { groups?: readonly PubOptionGroup[]; dishes?: readonly Dish[] };

/** The fake server of a pub with two categories, which keeps its option groups and the groups of its dishes. */
export function optionsServer(stored: Stored = {}, more: FakeCalls = {}): FakeApi {
  let groups = stored.groups ?? [];
  let dishes = stored.dishes ?? [zeama, okrosca, steak];
  const groupWith = (groupID: number, change: Partial<PubOptionGroup>): PubOptionGroup => {
    groups = groups.map((group) => (group.id === groupID ? { ...group, ...change } : group));
    const changed = groups.find(({ id }) => id === groupID);
    if (!changed) throw new Error(`no group ${groupID}`);
    return changed;
  };
  const choicesOf = (choices: readonly { id?: number; dish_id?: number | null }[]) =>
    choices.map((choice, index) => ({
      id: 100 + index,
      dish_id: null,
      sold_out_until: null,
      ...choice,
    })) as PubOptionGroup['choices'];
  return menuServer({
    [calls.listMenus]: () => ({ ok: true, menus: [kitchen] }),
    [calls.listCategories]: () => ({ ok: true, categories: [soups, shownGrill] }),
    [calls.listDishes]: ({ params }) => ({
      ok: true,
      dishes: dishes.filter(({ category_id: id }) => id === params.categoryID),
    }),
    [calls.wholeMenu]: () => ({
      ok: true,
      menus: [kitchen],
      categories: [soups, shownGrill],
      dishes: [...dishes],
    }),
    [optionCalls.listGroups]: () => ({ ok: true, option_groups: [...groups] }),
    [optionCalls.createGroup]: ({ body }) => {
      const option_group = {
        ...body,
        id: 50,
        revision: 1,
        dish_ids: [],
        choices: choicesOf(body.choices),
      };
      groups = [...groups, option_group];
      return { ok: true, option_group };
    },
    [optionCalls.saveGroup]: ({ params, body }) => ({
      ok: true,
      option_group: groupWith(params.groupID, {
        name: body.name,
        rule: body.rule,
        choices: choicesOf(body.choices),
        revision: (body.revision ?? 0) + 1,
      }),
    }),
    [optionCalls.deleteGroup]: ({ params }) => {
      groups = groups.filter(({ id }) => id !== params.groupID);
      return { ok: true };
    },
    [optionCalls.setDishes]: ({ params, body }) => ({
      ok: true,
      option_group: groupWith(params.groupID, { dish_ids: body.dish_ids }),
    }),
    [optionCalls.setGroups]: ({ params, body }) => {
      const dish = dishes.find(({ id }) => id === params.dishID) ?? zeama;
      const changed = { ...dish, option_groups: body.groups };
      dishes = dishes.map((one) => (one === dish ? changed : one));
      return { ok: true, dish: changed };
    },
    ...more,
  });
}

export const dialog = () => page.getByRole('dialog');
export const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

/** Opens the page of the options with this server. */
export async function openOptions(...given: Parameters<typeof optionsServer>): Promise<FakeApi> {
  const api = optionsServer(...given);
  openEditor('/options');
  await expect.element(page.getByRole('heading', { name: text('options.title') })).toBeVisible();
  return api;
}

/** A group on that page. */
export const card = (name: string) => page.getByRole('article', { name, exact: true });
/** A field of a choice in the form of a group. */
export const choice = (part: 'name' | 'price' | 'max', number: number) =>
  field(text(`options.choice_${part}`, { number }));
export const namesOfChoices = () =>
  dialog()
    .getByLabelText(/Название варианта/)
    .elements()
    .map((input) => (input as HTMLInputElement).value);
