import type { LightMyRequestResponse } from 'fastify';
import type { AppSettings } from '../../deps.ts';
import { findGuestOrder } from '../../features/orders/index.ts';
import { registerGuestPage } from '../../guest-page/index.ts';
import type { Database } from '../../plumbing/database/open-database.ts';
import type { Schema } from '../../schema.ts';
import { buildGuestWeb } from './build-web.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

export type GuestApp = TestApp & {
  /** The response to a guest's browser at an address. */
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
};

/** The real server with the guest's pages, as in `main`. */
export async function buildGuestApp(
  settings: Partial<AppSettings> = {},
  database?: Database<Schema>,
): Promise<GuestApp> {
  buildGuestWeb();
  const t = await buildTestApp({
    settings,
    ...(database ? { database } : {}),
    extend: (app, deps) =>
      registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) }),
  });
  return { ...t, get: (url, headers = {}) => t.app.inject({ method: 'GET', url, headers }) };
}
