import type { Pub } from '@comanda/contract/pubs';
import { useSyncExternalStore } from 'react';
import { useCompany } from '../../../features/accounts/api.ts';
import { useReportDesk } from '../../../features/alerts/desk/use-report-desk.ts';
import { useStayAwake } from '../../../features/alerts/desk/use-stay-awake.ts';
import { useRenewDevice } from '../../../features/alerts/device/use-renew-device.ts';
import { usePubOrders } from '../../../features/orders/live/pub-orders-context.ts';
import { useAppLinks } from '../../../lib/routes/use-app-links.ts';
import { bell } from '../../../lib/sound/bell.ts';

/**
 * Draws nothing: this page as one of the pub's desks. It reports whether it hears orders, stays awake while its bell is
 * on, tells where its browser gets alerts, and can be added to a phone's home screen. The page of an administrator who is
 * inside the pub is no desk of it.
 */
export function DeskOfPub({ pub }: { readonly pub: Pub }) {
  const { isOnline } = usePubOrders();
  const { data: company } = useCompany();
  const isArmed = useSyncExternalStore(bell.subscribe, bell.current) === 'armed';
  useRenewDevice(pub);
  useAppLinks('admin-app');
  useStayAwake(isArmed);
  useReportDesk(pub, {
    state: isOnline ? (isArmed ? 'listening' : 'silent') : undefined,
    isOn: company !== undefined && company.entered_pub_id === undefined,
  });
  return null;
}
