import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
// The load of a bench is raw requests, without the client's own work.
const workspaces = ['domain', 'e2e', 'scripts', 'server', 'tools', 'web'];

/** Files in which the address of a call may be written out, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/src/plumbing/http/open-api.ts': 'the documentation is no call of the contract',
  'server/src/testing/app/open-api.test.ts': 'the documentation is no call of the contract',
  'server/src/guest-page/sharing/sharing.test.ts': 'the documentation is no call of the contract',
  'server/src/guest-page/sharing/register-for-robots.ts':
    'the beginning of the addresses that robots may not read',
  'server/src/features/accounts/sessions/refresh-cookie.ts': 'where browsers send the cookie',
  'server/src/web-app/answer-unknown.test.ts': 'an address without a call',
  'server/src/testing/app/quiet-log.test.ts': 'an upgrade where no socket is',
  'server/src/plumbing/http/compress-answer.test.ts':
    'requests with encodings, as browsers send them',
  'server/src/guest-page/answers-ahead.test.ts': 'addresses as browsers and proxies may write them',
  'server/src/operator/database/database-commands.test.ts': 'an upload to another process',
  'server/src/testing/attack/cross-site.test.ts': 'requests as another site makes them',
  'server/tests-outside/attack-product.ts': 'the address of the sign-in as a scanner needs it',
  'server/tests-outside/start-addresses.ts':
    'the addresses of the contract as a scanner needs them',
  'server/src/testing/fuzzing/fuzz.test.ts': 'the documentation is no call of the contract',
  'server/src/testing/attack/limits.test.ts': 'bodies that are refused before they are read',
  'server/src/testing/attack/connections.test.ts': 'an upgrade where no socket is',
  'e2e/src/journeys/product/api-docs.journey.ts': 'the documentation is no call of the contract',
  'e2e/src/journeys/company/desk-first-visit.journey.ts':
    'the requests of a visit, as the browser makes them',
  'server/src/testing/app/document-headers.test.ts': 'the documentation is no call of the contract',
  'web/src/apps/admin/start/early-calls.ts': 'inside the page, before the client is loaded',
  'web/src/lib/api/early-answers.test.ts': 'the request of which an early answer was stored',
  'web/src/lib/api/api-client.test.ts': 'the request that the client made of a call',
  'web/src/apps/guest/calls/address-of.test.ts': 'the request that the client made of a call',
  'web/src/features/accounts/entry/registration-screen.test.tsx': 'the arguments of fetch',
  'web/src/features/couriers/profile/profile.test.tsx': 'the arguments of the upload',
  'web/src/features/shipping/testing/shipping-setup.tsx': 'the arguments of fetch',
  'web/src/testing/samples/menu-lists.ts': 'the arguments of fetch',
  'web/src/testing/page/test-page.ts': 'the beginning of the addresses that a test has to fake',
  'web/src/apps/guest/offline/cache-key.test.ts': 'requests as a service worker sees them',
  'web/src/apps/guest/offline/store-for-offline.test.tsx': 'requests as a service worker sees them',
  'web/src/apps/guest/offline/service-worker.test.tsx': 'requests as a service worker sees them',
  'web/src/apps/courier-worker/route-request.test.ts': 'requests as a service worker sees them',
  'web/src/apps/alerts-worker/worker.test.tsx': 'addresses as the server puts them into an alert',
  'web/src/apps/courier-worker/worker.test.tsx': 'requests as a service worker sees them',
};

/** `/api/…` at the beginning of a string, also behind an origin; a pattern with `/:` is a call's name. */
const address = /['"`](?:\$\{[^}]*\})?\/api\/(?![^'"`]*\/:)/;

it('no address of a call is built manually: the client fills in the contract’s names', () => {
  const files = workspaces.flatMap((workspace) =>
    globSync(`${workspace}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
    }),
  );
  expect(files.length).toBeGreaterThan(900);
  const own = 'server/src/testing/app/call-addresses.test.ts';
  const found = files.filter(
    (file) => file !== own && address.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
