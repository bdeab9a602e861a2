import type { Pub } from '@comanda/contract/pubs';
import { expiryWarning } from '@comanda/domain/pubs';
import { formatDateTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

/** Shows that a pub's publication has ended or ends soon; otherwise nothing. */
export function PublicationBadge({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const tone = publicationState(pub);
  if (tone === undefined) return null;
  return <Badge tone={tone}>{wordsOf(pub, t)}</Badge>;
}

/** Until when guests see the pub's page, or saw it; on the pub's own clock. */
export function PublishedUntil({ pub }: { readonly pub: Pub }) {
  const { t, language } = useText();
  return (
    <>
      {t(pub.expired ? 'pubs.published_till_past' : 'pubs.published_until')}{' '}
      <time dateTime={pub.expiration_time_utc}>
        {formatDateTime(pub.expiration_time_utc, language, pub.time_zone)}
      </time>
    </>
  );
}

function wordsOf({ expired, days_left: count }: Pub, t: Translate): string {
  if (expired) return t('pubs.expired');
  return count > 0 ? t('pubs.days_left', { count }) : t('pubs.last_day');
}

type Publication = Pick<Pub, 'expired' | 'days_left'>;

/** The urgency of paying for a pub's publication, as a colour; none when the end is far away. */
export function publicationState({ expired, days_left }: Publication): Tone | undefined {
  if (expired) return 'red';
  const warning = expiryWarning(days_left);
  if (warning === undefined) return undefined;
  return ({ 7: 'blue', 3: 'orange', 1: 'red' } as const)[warning];
}
