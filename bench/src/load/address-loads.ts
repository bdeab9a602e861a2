import type { OptionGroup } from '@comanda/contract/menu';
import { MAX_CHOICES_OF_GROUP, MAX_OPTION_GROUPS_OF_DISH } from '@comanda/domain/options';
import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { addOrderPubs, type OrderPub } from '../orders/order-pub.ts';
import { clientAt } from '../frame/product-client.ts';

type Request = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The status of its answer. */
  readonly expected: number;
};

/** What one address sends again and again. */
export type Load = { readonly requests: readonly Request[]; readonly atOnce: number };

const PUB = '/api/company/:companyID/pubs/:pubID';
/** Each takes 300, more than a bench has the time for. */
const CATEGORIES_OF_NEW_DISHES = 10;
const OPTIONS_OF_LINE = 21;
/** The most that the contract reads, and twice what a pub may have. */
const REFUSED_ROWS = 6000;
const json = { 'content-type': 'application/json' };
const design = { visible: true, place: 1, text_color: '#ffffff' };

async function addPub(origin: string): Promise<OrderPub> {
  const [pub] = await addOrderPubs(origin, 1);
  if (!pub) throw new Error('no pub');
  return pub;
}

/** Quotes of the longest basket, each line with many choices of a dish that offers the most. */
export async function longQuotes(origin: string): Promise<Load> {
  const client = clientAt(origin);
  const { ids: params, as, path, order } = await addPub(origin);
  const dishID = order.dishes[0]?.dish_id ?? 0;
  const groups: OptionGroup[] = [];
  for (let number = 0; number < MAX_OPTION_GROUPS_OF_DISH; number += 1) {
    const choices = Array.from({ length: MAX_CHOICES_OF_GROUP }, (_, index) => ({
      name: `Alegere ${number} ${index}`,
      price: index,
      max_count: 9,
    }));
    const body = { name: `Adaos ${number}`, rule: 'sum' as const, choices };
    const { option_group } = await client.call(`POST ${PUB}/option-groups`, { params, as, body });
    groups.push(option_group);
  }
  const limits = { min_units: 0, max_choices: 9, max_units: 99, free_units: 2 };
  await client.call(`PUT ${PUB}/dishes/:dishID/option-groups`, {
    params: { ...params, dishID },
    as,
    body: { groups: groups.map(({ id }) => ({ group_id: id, ...limits })) },
  });
  const choiceOf = (line: number, option: number) => {
    const choices = groups[option % groups.length]?.choices ?? [];
    return choices[(line + option) % choices.length]?.id ?? 0;
  };
  const dishes = Array.from({ length: MAX_LINES_OF_ORDER }, (_, line) => ({
    dish_id: dishID,
    count: 1,
    options: Array.from({ length: OPTIONS_OF_LINE }, (_option, option) => ({
      choice_id: choiceOf(line, option),
      count: 1,
    })),
  }));
  const { lat, lng, payment_type } = order;
  const body = JSON.stringify({ order_type: 'delivery', lat, lng, payment_type, dishes });
  const url = `${origin}${path}/quote`;
  return { requests: [{ url, headers: json, body, expected: 200 }], atOnce: 8 };
}

/** Imports of more rows than a pub may have. */
export async function refusedImports(origin: string): Promise<Load> {
  const { ids, as } = await addPub(origin);
  const rows = Array.from({ length: REFUSED_ROWS }, (_, index) => ({
    menu: `M${index % 20}`,
    category: `C${index % 40}`,
    name: `Plăcintă ${index}`,
    price: 10,
    ingredients: null,
    visible: true,
  }));
  const url = `${origin}/api/company/${ids.companyID}/pubs/${ids.pubID}/menu-import`;
  const body = JSON.stringify({ rows, hides_missing: false, dry_run: true });
  return { requests: [{ url, headers: { ...json, ...as }, body, expected: 409 }], atOnce: 2 };
}

/** New dishes one by one, of a pub whose page a guest reads. */
export async function newDishes(origin: string): Promise<Load> {
  const client = clientAt(origin);
  const { ids: params, as } = await addPub(origin);
  const menuBody = { name: 'Meniu nou', visible: true, place: 1 };
  const { menu } = await client.call(`POST ${PUB}/menus`, { params, as, body: menuBody });
  const inMenu = { ...params, menuID: menu.id };
  const requests: Request[] = [];
  for (let number = 0; number < CATEGORIES_OF_NEW_DISHES; number += 1) {
    const { category } = await client.call(`POST ${PUB}/menus/:menuID/categories`, {
      params: inMenu,
      as,
      body: { ...design, name: `C${number}`, category_types: ['other'] },
    });
    const url = `${origin}/api/company/${params.companyID}/pubs/${params.pubID}/menus/${menu.id}/categories/${category.id}/dishes`;
    const body = { ...design, name: 'Plăcintă', price: 50, sale_price: 0, ingredients: 'brânză' };
    requests.push({
      url,
      headers: { ...json, ...as },
      body: JSON.stringify(body),
      expected: 201,
    });
  }
  return { requests, atOnce: 1 };
}
