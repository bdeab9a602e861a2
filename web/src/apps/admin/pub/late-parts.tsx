import type { Pub } from '@comanda/contract/pubs';
import { useEffect, useSyncExternalStore, type FunctionComponent } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { usePubOrders } from '../../../features/orders/live/pub-orders-context.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';

type OfPub = FunctionComponent<{ readonly pub: Pub }>;

/**
 * A component whose program and texts load after the list of orders, which works without it. A browser that waits
 * for the list is idle: loading then would delay the list on a slow network.
 */
function late(fetchPart: () => Promise<OfPub>): OfPub {
  const part = new LatePart(withAllTexts(fetchPart));
  return ({ pub }) => {
    const { part: Loaded } = useSyncExternalStore(part.subscribe, part.current);
    const { isLoaded } = usePubOrders();
    useEffect(() => {
      if (isLoaded) whenIdle(part.load);
    }, [isLoaded]);
    return Loaded ? <Loaded pub={pub} /> : null;
  };
}

/** The line about printers that need a person. */
export const LatePrinterTrouble = late(
  async () =>
    (await import('../../../features/printing/trouble/printer-trouble.tsx')).PrinterTrouble,
);

/** The line about a till that needs a person. */
export const LateTillTrouble = late(
  async () => (await import('../../../features/printing/trouble/till-trouble.tsx')).TillTrouble,
);

/** The line about the desks of the pub. */
export const LateDesksLine = late(
  async () => (await import('../../../features/alerts/desk/desks-line.tsx')).DesksLine,
);

/** The warning that nobody would hear an order. */
export const LateUnheardLine = late(
  async () => (await import('../../../features/alerts/desk/desks-line.tsx')).UnheardLine,
);

/** The times for which no orders are taken. */
export const LateShutSlots = late(
  async () => (await import('../../../features/pubs/pausing/shut-slots.tsx')).ShutSlots,
);

/** This page as one of the desks; without its program it is listed as none. */
export const LateDeskOfPub = late(async () => (await import('./desk-of-pub.tsx')).DeskOfPub);
