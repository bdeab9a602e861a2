import type { AddedByPub, PubCourier, SeenCourier } from '@comanda/contract/couriers';
import { courierVisibility } from '@comanda/domain/couriers';
import type { CourierRow } from '../queries.ts';
import type { AttachedCourierRow, AttachmentRow } from './queries.ts';

function contactsOf(row: CourierRow) {
  return {
    phone_number: row.phone_number,
    telegram_username: row.telegram_username,
    image_file_name: row.image_file_name,
  };
}

/** A courier as a company sees them: the name, and the contacts where it may have them. */
export function seenCourierView(row: CourierRow, visibility: 'name' | 'contacts'): SeenCourier {
  const { id, full_name } = row;
  return { id, full_name, ...(visibility === 'contacts' ? contactsOf(row) : {}) };
}

/** A courier in the list of a pub that has them attached. */
export function pubCourierView(
  row: AttachedCourierRow,
  { hasTakenOrder }: { hasTakenOrder: boolean },
): PubCourier {
  const hasConfirmed = row.confirmed_at !== null;
  const visibility = courierVisibility({ isAttached: true, hasConfirmed, hasTakenOrder });
  return {
    id: row.id,
    full_name: row.full_name,
    is_confirmed: hasConfirmed,
    ...(visibility === 'contacts' ? contactsOf(row) : {}),
  };
}

type NamedPub = {
  readonly id: number;
  readonly name: string;
  readonly url_name: string;
  readonly address: string;
};

/** A pub that has attached a courier, as the courier sees it. */
export function addedByPubView(pub: NamedPub, { confirmed_at }: AttachmentRow): AddedByPub {
  const { id, name, url_name, address } = pub;
  return { id, name, url_name, address, is_confirmed: confirmed_at !== null };
}
