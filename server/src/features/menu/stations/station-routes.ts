import type { Deps } from '../../../deps.ts';
import type { Router } from '../../../route.ts';
import { listStationCategories, listStations } from './queries.ts';
import { createStation, deleteStation, saveStation } from './save-station.ts';

/** The kitchen stations of a pub. */
export function registerStations(router: Router, deps: Deps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/stations', async ({ scope }) => ({
    stations: await listStations(deps.db, scope),
    categories: await listStationCategories(deps.db, scope),
  }));
  router.call('POST /api/company/:companyID/pubs/:pubID/stations', async ({ scope, body }) => ({
    station: await createStation(deps, scope, body),
  }));
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/stations/:stationID',
    async ({ scope, params: { stationID }, body }) => ({
      station: await saveStation(deps, scope, { stationId: stationID, fields: body }),
    }),
  );
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/stations/:stationID',
    async ({ scope, params: { stationID } }) => {
      await deleteStation(deps, scope, stationID);
      return {};
    },
  );
}
