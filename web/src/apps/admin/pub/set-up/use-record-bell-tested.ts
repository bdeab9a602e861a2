import type { Pub } from '@comanda/contract/pubs';
import { ringsFor } from '@comanda/domain/orders';
import { useEffect, useSyncExternalStore } from 'react';
import { usePubOrders } from '../../../../features/orders/live/pub-orders-context.ts';
import { bell } from '../../../../lib/sound/bell.ts';
import { useRecordSetUp } from '../../../../features/pubs/set-up/set-up-api.ts';

/** A bell that has rung for an order needs no test. */
export function useRecordBellTested(pub: Pub): void {
  const { orders } = usePubOrders();
  const state = useSyncExternalStore(bell.subscribe, bell.current);
  const { mutate: record } = useRecordSetUp(pub);
  const isTestPending = pub.set_up?.is_bell_armed === false;
  const hasRung = state === 'armed' && orders.some(ringsFor);
  useEffect(() => {
    if (isTestPending && hasRung) record('bell');
  }, [isTestPending, hasRung, record]);
}
