import type { Pub } from '@comanda/contract/pubs';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { goodUntil } from '../../plumbing/http/documents/freshness.ts';
import { replaceImage } from '../../plumbing/images/replace-image.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import { registerImageFiles } from '../../plumbing/images/register-image-files.ts';
import type { Router } from '../../route.ts';
import { createPub } from './create-pub.ts';
import type { PubDeps } from './pub-deps.ts';
import { handleEndedStates } from './pausing/ended-states.ts';
import { pauseOrders, setBusy } from './pausing/save-state.ts';
import { findPublicPub } from './public-pub.ts';
import { registerQrCodes } from './qr-codes.ts';
import { getPub, listPubs, replaceCover, type PubRow } from './queries.ts';
import { deletePub, saveGeolocation, savePubSettings } from './save-pub.ts';
import { recordSetUp } from './set-up/record-set-up.ts';
import { pubViews } from './views.ts';

async function answer(deps: PubDeps, row: PubRow): Promise<{ pub: Pub }> {
  const [pub] = await pubViews(deps, [row]);
  if (!pub) throw new AppError('not_found');
  return { pub };
}

function registerProfile(router: Router, deps: PubDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID', async ({ scope }) =>
    answer(deps, await getPub(deps.db, scope)),
  );
  router.call('PUT /api/company/:companyID/pubs/:pubID', async ({ scope, body }) => {
    await savePubSettings(deps, scope, body);
    return answer(deps, await getPub(deps.db, scope));
  });
  router.call('DELETE /api/company/:companyID/pubs/:pubID', async ({ scope }) => {
    await deletePub(deps, scope);
    return {};
  });
  router.call('POST /api/company/:companyID/pubs/:pubID/set-up', async ({ scope, body }) => {
    await recordSetUp(deps, scope, body);
    return answer(deps, await getPub(deps.db, scope));
  });
  router.call('PATCH /api/company/:companyID/pubs/:pubID/bg', async ({ scope, useFile }) => {
    await useFile((file) =>
      replaceImage(
        deps,
        { subject: { kind: 'pub', pubId: scope.pubId }, file },
        async (transaction, cover) => {
          const before = await replaceCover(transaction, scope, cover);
          if (before === undefined) throw new AppError('not_found');
          await recordChange(transaction, 'pub', scope.pubId);
          return before;
        },
      ),
    );
    return answer(deps, await getPub(deps.db, scope));
  });
}

function registerPausing(router: Router, deps: PubDeps): void {
  router.call('PUT /api/company/:companyID/pubs/:pubID/pause', async ({ scope, body }) => {
    await pauseOrders(deps, scope, body);
    return answer(deps, await getPub(deps.db, scope));
  });
  router.call('PUT /api/company/:companyID/pubs/:pubID/busy', async ({ scope, body }) => {
    await setBusy(deps, scope, body);
    return answer(deps, await getPub(deps.db, scope));
  });
}

function registerGeolocation(router: Router, deps: PubDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/geolocation', async ({ scope }) => {
    const { lat, lng } = await getPub(deps.db, scope);
    return { geolocation: lat === null || lng === null ? null : { lat, lng } };
  });
  router.call('POST /api/company/:companyID/pubs/:pubID/geolocation', async ({ scope, body }) => {
    const geolocation = { lat: body.lat, lng: body.lng };
    await saveGeolocation(deps, scope, body);
    return { geolocation };
  });
}

/** Pubs with their settings, their public data, their pictures and their QR codes. */
export function registerPubs(router: Router, deps: PubDeps, app: FastifyInstance): void {
  router.call('GET /api/company/:companyID/pubs', async ({ scope }) => ({
    pubs: await pubViews(deps, await listPubs(deps.db, scope)),
  }));
  router.call('POST /api/company/:companyID/pubs', async ({ scope, body }) =>
    answer(deps, await createPub(deps, scope, body)),
  );
  registerProfile(router, deps);
  registerPausing(router, deps);
  handleEndedStates(app.tasks, deps);
  registerGeolocation(router, deps);
  router.document('GET /api/client/pub/:pubUrlName', async (urlName, { language }) => {
    const now = deps.clock.now();
    const found = await findPublicPub(deps, urlName, language);
    if (!found) return undefined;
    const { answer: data, changesAt } = found;
    return { pubId: data.pub.id, answer: data, goodUntil: goodUntil(now, changesAt) };
  });
  registerImageFiles(app, deps.images);
  registerQrCodes(app, deps);
}
