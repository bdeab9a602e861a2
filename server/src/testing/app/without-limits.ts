import { buildApp } from '../../app.ts';
import type { Deps } from '../../deps.ts';
import { clientOf, type AppClient } from '../../plumbing/http/app-client.ts';

/** Another app of the same database without request limits, which builds what a limited one is tested with. */
export async function withoutLimits(
  deps: Deps,
): Promise<{ readonly client: AppClient; readonly close: () => Promise<void> }> {
  const app = await buildApp({ ...deps, settings: { ...deps.settings, rateLimitScale: 0 } });
  return { client: clientOf(app), close: () => app.close() };
}
