import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { keyOfAlerts } from '../alerts-key.ts';
import type { AlertsPub } from '../alerts-api.ts';
import { desksInWords } from './desks-in-words.ts';
import styles from './desks-line.module.css';

/** Only while the page is visible: in the background nobody reads the line. */
const ASK_EVERY_MS = 60_000;

/** At the desk: which desks would ring for an order, in one line that links to the details. */
export function DesksLine({ pub }: { readonly pub: AlertsPub }) {
  const { t, language } = useText();
  const { id, company_id: companyID, time_zone: timeZone } = pub;
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
  // As high as the line.
  if (!data) return '\u00A0';
  return (
    <Link
      to={`/admin/pub/${id}/alerts`}
      className={classNames(styles['line'], data.is_unheard && styles['unheard'])}
    >
      {data.is_unheard ? t('alerts.unheard') : desksInWords(data.desks, { t, language, timeZone })}
    </Link>
  );
}
