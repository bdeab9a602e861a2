import type { AppSettings } from '../../deps.ts';
import { serveWebApp } from '../../web-app/serve-web-app.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

/** The product with the built front end of companies, couriers and the platform. */
export async function buildShellApp(settings: Partial<AppSettings> = {}): Promise<TestApp> {
  const contacts = { emails: ['a@example.md', 'b@example.md'], phone: '+37360000000' } as const;
  return buildTestApp({
    settings,
    extend: (app) => serveWebApp(app, { mapTilesUrl: '', contacts, mail: undefined }),
  });
}
