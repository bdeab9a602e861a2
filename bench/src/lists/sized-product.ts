import { execFileSync } from 'node:child_process';
import { ROOT } from '../frame/child.ts';
import { DEMO_PASSWORD, startProduct, type Product } from '../frame/product.ts';
import { request } from './timed-calls.ts';

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

const TEMPLATE = 'with_demo';

function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function fill(postgresUrl: string, ...args: string[]): string {
  return execFileSync(
    process.execPath,
    ['server/src/testing/builders/big-database/main.ts', postgresUrl, ...args],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** A database with the schema and the demo, to copy. */
export async function makeTemplate(postgresUrl: string): Promise<void> {
  fill(postgresUrl, 'create', TEMPLATE);
  const product = await startProduct({ databaseUrl: urlOf(postgresUrl, TEMPLATE) });
  await product.stop();
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
  const printed = fill(postgresUrl, 'fill', TEMPLATE, database, String(orders));
  const names = JSON.parse(printed) as Names;
  const product = await startProduct({ databaseUrl: urlOf(postgresUrl, database), wasteMs });
  const { origin } = product;
  const tokens = {
    company: await signIn(origin, names.company),
    courier: await signIn(origin, names.courier),
    client: await signIn(origin, names.client),
    admin: await signIn(origin, names.admin),
  };
  return { ...product, orders, tokens, ids: names.ids };
}
