import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { CallReply } from '@comanda/contract';
import type { GuestOrder, Order } from '@comanda/contract/orders';
import { callsFrom, type Calls } from '../../stage/calls.ts';
import { demoCompany, demoPassword, demoPub } from '../../stage/people.ts';
import type { Person } from '../../stage/stage.ts';

type Single = CallReply<'GET /api/company/:companyID/pubs/:pubID/orders/:orderID'>;

/** The demo pub as its company sees it. */
export async function readDemoPub(calls: Calls) {
  const token = await calls.signIn(demoCompany, demoPassword);
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const { pub, dishes } = await calls.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: demoPub },
  });
  const params = { companyID: company.id, pubID: pub.id };
  const { orders } = await calls.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    as: { accesstoken: token },
    params,
  });
  const readWhole = async (orderID: number): Promise<Single> =>
    calls.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      as: { accesstoken: token },
      params: { ...params, orderID },
    });
  const read = async (orderID: number): Promise<Order> => (await readWhole(orderID)).order;
  /** Gives a dish two sizes, of which one has to be chosen; returns what takes them away. */
  const giveSizes = async (dishID: number, { name, choices }: Sizes) => {
    const as = { accesstoken: token };
    const { option_group: group } = await calls.call(
      'POST /api/company/:companyID/pubs/:pubID/option-groups',
      {
        as,
        params,
        body: {
          name,
          rule: 'replaces',
          choices: Object.entries(choices).map(([choice, price]) => ({
            name: choice,
            price,
            max_count: 1,
          })),
        },
      },
    );
    const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
    await calls.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups', {
      as,
      params: { ...params, dishID },
      body: { groups: [{ group_id: group.id, ...one }] },
    });
    return async () => {
      await calls.call('DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID', {
        as,
        params: { ...params, groupID: group.id },
      });
    };
  };
  return { pub, dishes, orders, read, readWhole, giveSizes };
}

type Sizes = { readonly name: string; readonly choices: Readonly<Record<string, number>> };

export async function signInAsDemoCompany({ page, t }: Person): Promise<void> {
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).fill(demoCompany);
  await page.getByLabel(t('accounts.password')).fill(demoPassword);
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
}

type Table = {
  readonly pub: { readonly id: number };
  readonly dishes: readonly { readonly id: number }[];
};

/** Orders two dishes for a table of the pub, with a guest's call. */
export async function orderToTable({ page }: Person, { pub, dishes }: Table): Promise<GuestOrder> {
  const { order } = await callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.id },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: '12',
      client_name: 'Doina',
      dishes: dishes.slice(0, 2).map(({ id }) => ({ dish_id: id, count: 1 })),
    },
  });
  return order;
}
