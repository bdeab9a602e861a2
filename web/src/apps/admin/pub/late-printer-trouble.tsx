import type { Pub } from '@comanda/contract/pubs';
import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';

const lateTrouble = new LatePart(
  withAllTexts(
    async () =>
      (await import('../../../features/printing/trouble/printer-trouble.tsx')).PrinterTrouble,
  ),
);

/** The line about printers that need a person; its program loads after the desk, which works without it. */
export function LatePrinterTrouble({ pub }: { readonly pub: Pub }) {
  const { part: PrinterTrouble } = useSyncExternalStore(lateTrouble.subscribe, lateTrouble.current);
  useEffect(() => {
    whenIdle(lateTrouble.load);
  }, []);
  return PrinterTrouble ? <PrinterTrouble pub={pub} /> : null;
}
