import { useEffect } from 'react';
import { useLanguage } from '../../../lib/i18n/use-text.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import type { AlertsPub } from '../alerts-api.ts';
import { rememberedDevice } from './this-device.ts';

/** Renews this browser's alerts of a pub once its page is drawn; the program for it is loaded only where it has any. */
export function useRenewDevice(pub: AlertsPub): void {
  const language = useLanguage();
  const { id, company_id, time_zone } = pub;
  useEffect(() => {
    if (rememberedDevice(id) === undefined) return;
    whenIdle(() => {
      import('./renew-device.ts')
        .then(({ renewDevice }) => renewDevice({ id, company_id, time_zone }, language))
        // The next page tries again; until then the server has the previous address.
        .catch(() => {});
    });
  }, [id, company_id, time_zone, language]);
}
