import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { call } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { EdgeLine } from '../../../ui/states/edge-lines.tsx';
import { keyOfAlerts } from '../alerts-key.ts';
import type { AlertsPub } from '../alerts-api.ts';
import { desksInWords } from './desks-in-words.ts';
import styles from './desks-line.module.css';

/** Only while the page is visible: in the background nobody reads the line. */
const ASK_EVERY_MS = 60_000;

function useHearing({ id, company_id: companyID }: AlertsPub) {
  const { data } = useQuery({
    queryKey: [...keyOfAlerts(id), 'desks'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/company/:companyID/pubs/:pubID/alerts/desks', {
          params: { companyID, pubID: id },
          signal,
        })
      ).hearing,
    refetchInterval: ASK_EVERY_MS,
    // The bar of the desk shows a server that does not answer.
    meta: { isSilent: true },
  });
  return data;
}

/** Which desks would ring for an order, in one line that links to the details. */
export function DesksLine({ pub }: { readonly pub: AlertsPub }) {
  const { t, language } = useText();
  const hearing = useHearing(pub);
  // A link without words has no name; its room is kept.
  if (!hearing) return <span className={styles['line']}>{'\u00A0'}</span>;
  return (
    <Link to={`/admin/pub/${pub.id}/alerts`} className={styles['line']}>
      {desksInWords(hearing.desks, { t, language, timeZone: pub.time_zone })}
    </Link>
  );
}

/** At the desk: that nobody would hear an order. */
export function UnheardLine({ pub }: { readonly pub: AlertsPub }) {
  const { t } = useText();
  if (useHearing(pub)?.is_unheard !== true) return null;
  return (
    <EdgeLine to={`/admin/pub/${pub.id}/alerts`} icon={<BellOff />}>
      {t('alerts.unheard')}
    </EdgeLine>
  );
}
