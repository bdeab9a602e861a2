import type { CallBody } from '@comanda/contract';
import type { Station } from '@comanda/contract/menu';
import { MAX_STATIONS_OF_PUB, stationFields } from '@comanda/domain/menu';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { PubScope } from '../../../scopes.ts';
import { write } from '../levels/edit-level.ts';
import {
  countStations,
  deleteStationRow,
  freeCategories,
  getStation,
  insertStation,
  renameStation,
  setCategories,
} from './queries.ts';

type Fields = CallBody<'POST /api/company/:companyID/pubs/:pubID/stations'>;

function checkedName(name: string): string {
  checkFields(stationFields, { name });
  return name.trim();
}

/** Creates a station; the menu's lock keeps the count valid until the commit. */
export async function createStation(
  deps: Deps,
  scope: PubScope,
  { name, category_ids: categoryIds = [] }: Fields,
): Promise<Station> {
  const checked = checkedName(name);
  return write({ deps, scope }, async (transaction) => {
    if ((await countStations(transaction, scope)) >= MAX_STATIONS_OF_PUB) {
      throw new AppError('station_limit_exceeded', { limit: MAX_STATIONS_OF_PUB });
    }
    const stationId = await insertStation(transaction, scope, checked);
    await setCategories(transaction, scope, { stationId, categoryIds });
    return getStation(transaction, scope, stationId);
  });
}

export async function saveStation(
  deps: Deps,
  scope: PubScope,
  { stationId, fields }: { readonly stationId: number; readonly fields: Fields },
): Promise<Station> {
  const { name, category_ids: categoryIds } = fields;
  const checked = checkedName(name);
  return write({ deps, scope }, async (transaction) => {
    await renameStation(transaction, scope, { id: stationId, name: checked });
    if (categoryIds) await setCategories(transaction, scope, { stationId, categoryIds });
    return getStation(transaction, scope, stationId);
  });
}

export async function deleteStation(deps: Deps, scope: PubScope, stationId: number): Promise<void> {
  await write({ deps, scope }, async (transaction) => {
    await getStation(transaction, scope, stationId);
    await freeCategories(transaction, stationId);
    await deleteStationRow(transaction, scope, stationId);
  });
}
