import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../lib/i18n/use-text.ts';
import { keyOfAlerts } from '../alerts-key.ts';
import { openDesk, type DeskNow, type OpenDesk } from './open-desk.ts';

type Options = {
  /** Undefined while there is no connection. */
  readonly state: DeskNow['state'];
  /** Otherwise nothing is reported. */
  readonly isOn: boolean;
};

/** Reports to the server whether this page rings for the orders of a pub, until the page is left. */
export function useReportDesk(
  { id, company_id }: { readonly id: number; readonly company_id: number },
  { state, isOn }: Options,
): void {
  const client = useQueryClient();
  const language = useLanguage();
  const desk = useRef<OpenDesk>(undefined);
  const latest = useEffectEvent((): DeskNow => ({ state, language }));
  useEffect(() => {
    if (!isOn) return undefined;
    const opened = openDesk({ id, company_id }, latest(), () => {
      const queryKey = keyOfAlerts(id);
      // A first load that is still on its way may not know of the report, and would be the last for a minute.
      void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    });
    desk.current = opened;
    return () => {
      desk.current = undefined;
      opened.close();
    };
  }, [id, company_id, isOn, client]);
  const isFirst = useRef(true);
  useEffect(() => {
    // The desk was opened with it.
    if (!isFirst.current) desk.current?.report({ state, language });
    isFirst.current = false;
  }, [state, language]);
}
