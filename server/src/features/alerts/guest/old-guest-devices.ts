import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../schema.ts';
import { deleteDevicesBefore } from './queries.ts';

/** Nobody waits for an order that long. */
const STAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** Forgets the devices of orders that their pubs have never finished. */
export const oldGuestDevices = (connection: Connection): DailyWork => ({
  name: 'devices of old orders',
  run: async (now) => deleteDevicesBefore(connection, new Date(now.getTime() - STAYS_MS)),
});
