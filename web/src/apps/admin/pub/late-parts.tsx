import type { Pub } from '@comanda/contract/pubs';
import { useEffect, useSyncExternalStore, type FunctionComponent, type ReactNode } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';

type OfPub = FunctionComponent<{ readonly pub: Pub }>;

/** A component whose program and texts load after the desk, which works without it. */
function late(fetchPart: () => Promise<OfPub>, placeholder: ReactNode = null): OfPub {
  const part = new LatePart(withAllTexts(fetchPart));
  return ({ pub }) => {
    const { part: Loaded } = useSyncExternalStore(part.subscribe, part.current);
    useEffect(() => {
      whenIdle(part.load);
    }, []);
    return Loaded ? <Loaded pub={pub} /> : placeholder;
  };
}

/** The line about printers that need a person. */
export const LatePrinterTrouble = late(
  async () =>
    (await import('../../../features/printing/trouble/printer-trouble.tsx')).PrinterTrouble,
);

/** The line about the desks of the pub; the height of a line is reserved. */
export const LateDesksLine = late(
  async () => (await import('../../../features/alerts/desk/desks-line.tsx')).DesksLine,
  '\u00A0',
);

/** This page as one of the desks; without its program it is listed as none. */
export const LateDeskOfPub = late(async () => (await import('./desk-of-pub.tsx')).DeskOfPub);
