import type { AdminPub } from '@comanda/contract/administration';
import { isExpired } from '@comanda/domain/pubs';
import type { PubRow } from '../pubs/index.ts';

type Shown = Pick<PubRow, 'id' | 'name' | 'url_name' | 'time_zone' | 'expiration_time'>;

export function adminPubView(row: Shown, now: Date): AdminPub {
  return {
    id: row.id,
    name: row.name,
    url_name: row.url_name,
    time_zone: row.time_zone,
    expiration_time_utc: row.expiration_time.toISOString(),
    expired: isExpired(row.expiration_time, now),
  };
}
