import type { PubNotAnswering } from '@comanda/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useOtherClock } from '../../../lib/clock/use-now.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PLATFORM } from '../../../product/platform/lists/use-paged-list.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import styles from './pubs-not-answering.module.css';

const ASK_EVERY_MS = 30_000;

export function usePubsNotAnswering({ isOn }: { readonly isOn: boolean }) {
  return useQuery({
    enabled: isOn,
    queryKey: [PLATFORM, 'pubs-not-answering'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/pubs-not-answering', { signal })).pubs,
    refetchInterval: ASK_EVERY_MS,
    // The orders of the same screen report a server that does not answer.
    meta: { isSilent: true },
  });
}

type Props = { readonly pubs: readonly PubNotAnswering[] };

/** The pubs that no alert has reached, each with the number to call; nothing while all answer. */
export function PubsNotAnswering({ pubs: now }: Props) {
  const { t } = useText();
  const pubs = useStill(now);
  if (pubs.length === 0) return null;
  return (
    <section className={styles['card']} aria-label={t('administration.not_answering')}>
      <h2>{t('administration.not_answering')}</h2>
      <ul>
        {pubs.map((pub) => (
          <NotAnswering key={pub.pub_id} pub={pub} />
        ))}
      </ul>
    </section>
  );
}

function NotAnswering({ pub }: { readonly pub: PubNotAnswering }) {
  const { t, language } = useText();
  const { order_count: count, since, time_zone: timeZone, phone } = pub;
  const otherClock = useOtherClock(timeZone);
  return (
    <li>
      <b>{pub.pub_name}</b>
      <span>
        {t('administration.unopened_since', {
          count,
          since: formatDateTime(since, language, timeZone),
        })}{' '}
        {otherClock !== undefined && <small>{timeZone}</small>}
      </span>
      {phone !== '' && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    </li>
  );
}
