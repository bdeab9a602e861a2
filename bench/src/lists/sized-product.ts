import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../frame/child.ts';
import { databaseWithDemo, DEMO_PASSWORD, startProduct, type Product } from '../frame/product.ts';
import { databaseAt } from '../orders/pgbench.ts';
import { request } from './timed-calls.ts';

const execute = promisify(execFile);

/** The product on a database with this many orders, and its busiest accounts, signed in. */
export type SizedProduct = Product & {
  readonly orders: number;
  readonly tokens: Readonly<Record<Account, string>>;
  readonly ids: { readonly company: number; readonly pub: number; readonly courier: number };
};

type Account = 'company' | 'courier' | 'client' | 'admin';
type Names = Record<Account, Readonly<Record<string, string>>> & {
  readonly ids: SizedProduct['ids'];
};

/** Makes the database, and returns what it says of it. */
async function fill(...args: readonly string[]): Promise<string> {
  const program = 'server/src/testing/builders/big-database/main.ts';
  const { stdout } = await execute(process.execPath, [program, ...args], { cwd: ROOT });
  return stdout;
}

async function signIn(origin: string, given: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await request(
    `${origin}/api/auth/login`,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    JSON.stringify({ ...given, password: DEMO_PASSWORD }),
  );
  return (JSON.parse(body) as { accesstoken: string }).accesstoken;
}

export async function startSizedProduct(
  postgresUrl: string,
  { orders, wasteMs }: { readonly orders: number; readonly wasteMs: number },
): Promise<SizedProduct> {
  const database = `orders_${orders}`;
  const template = await databaseWithDemo(postgresUrl);
  const printed = await fill(postgresUrl, template, database, String(orders));
  const names = JSON.parse(printed) as Names;
  const product = await startProduct({ databaseUrl: databaseAt(postgresUrl, database), wasteMs });
  const { origin } = product;
  const tokens = {
    company: await signIn(origin, names.company),
    courier: await signIn(origin, names.courier),
    client: await signIn(origin, names.client),
    admin: await signIn(origin, names.admin),
  };
  return { ...product, orders, tokens, ids: names.ids };
}
