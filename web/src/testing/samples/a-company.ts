import type { AdminClient, AdminCompany, AdminPub } from '@comanda/contract/administration';
import type { AuditEntry } from '@comanda/contract/audit';
import type { AdminCourier } from '@comanda/contract/couriers';
import { aCourier } from './an-order.ts';

/** A pub as the platform sees it. */
export function anAdminPub(over: Partial<AdminPub> = {}): AdminPub {
  return {
    id: 7,
    name: 'La Nuc',
    url_name: 'la-nuc',
    time_zone: 'Europe/Chisinau',
    expiration_time_utc: '2030-12-21T21:59:59Z',
    expired: false,
    ...over,
  };
}

export function aCompany(over: Partial<AdminCompany> = {}): AdminCompany {
  return {
    id: 3,
    tariff: 'basic',
    name: 'Casa Nucului SRL',
    email: 'firma@exemplu.example',
    phone: '+37360012345',
    pubs: [anAdminPub()],
    ...over,
  };
}

export function anAdminCourier(over: Partial<AdminCourier> = {}): AdminCourier {
  return { ...aCourier(over), email: 'ion@exemplu.example', ...over };
}

export function anAdminClient(over: Partial<AdminClient> = {}): AdminClient {
  return { id: 12, name: 'Doina Lupu', phone: '+37369111000', orders: 3, ...over };
}

export function anAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-21T09:28:37Z',
    admin_id: 1,
    admin_email: 'admin@comanda.example',
    action: 'enter-pub',
    pub_id: 7,
    pub_name: 'La Nuc',
    subject: 'pub 7',
    ...over,
  };
}
