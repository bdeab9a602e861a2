import type { Bridge, Printer } from '@comanda/contract/printing';
import { BRIDGE_SILENT_AFTER_MS, printStateOf } from '@comanda/domain/printing';
import { printJobOf } from '../jobs/views.ts';
import type { BridgeRow, JobRow, PrinterRow } from '../tables.ts';

/** Whether the bridge has called lately: what it said before that does not count. */
export function isBridgeOn(bridge: BridgeRow | undefined, now: Date): boolean {
  return (
    bridge !== undefined && now.getTime() - bridge.last_seen_at.getTime() < BRIDGE_SILENT_AFTER_MS
  );
}

export function bridgeView(bridge: BridgeRow, now: Date): Bridge {
  return {
    name: bridge.name,
    paired_at: bridge.paired_at.toISOString(),
    last_seen_at: bridge.last_seen_at.toISOString(),
    is_on: isBridgeOn(bridge, now),
  };
}

type Around = {
  readonly isBridgeOn: boolean;
  readonly test: JobRow | undefined;
  readonly now: Date;
};

export function printerView(row: PrinterRow, { isBridgeOn: isOn, test, now }: Around): Printer {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    paper: row.paper,
    prints: row.prints,
    station_id: row.station_id,
    language: row.language,
    prints_by_itself: row.prints_by_itself,
    state: isOn ? row.state : null,
    last_test: test
      ? {
          state: printStateOf(printJobOf(test), now),
          at: (test.printed_at ?? test.created_at).toISOString(),
        }
      : null,
  };
}
