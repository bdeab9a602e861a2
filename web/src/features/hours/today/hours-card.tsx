import type { Pub } from '@comanda/contract/pubs';
import { areHoursSet } from '@comanda/domain/hours';
import { Clock } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CardLink } from '../../../ui/layout/card-link.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { todayOf } from './today-words.ts';

const MINUTE_MS = 60_000;

type Props = { readonly pub: Pub };

const pathOf = ({ id }: Pub): string => `/admin/pub/${id}/hours`;

/** On the pub's own page: when it is open today, and the link to its hours. */
export function HoursCard({ pub }: Props) {
  const { t, language } = useText();
  const today = todayOf(pub, new Date(useNow(MINUTE_MS)), { t, language });
  return (
    <CardLink
      to={pathOf(pub)}
      title={t('hours.title')}
      icon={<Clock />}
      state={
        <Badge tone={today === undefined ? 'orange' : today.isOpenNow ? 'green' : 'grey'}>
          {t(
            today === undefined ? 'hours.not_set' : today.isOpenNow ? 'hours.open' : 'hours.closed',
          )}
        </Badge>
      }
      facts={today?.words}
    />
  );
}

/** A warning for a pub whose guests order at tables at any hour, once its first steps have asked for the hours. */
export function UnsetHoursNote({ pub }: Props) {
  const { t } = useText();
  const isAsked = pub.set_up === null || pub.set_up.has_hours;
  if (!isAsked || !pub.has_in_place_order || areHoursSet(pub.hours, 'opening')) return null;
  return (
    <Note
      tone="orange"
      icon={<Clock />}
      title={t('hours.unset')}
      action={
        <ButtonLink variant="quiet" to={pathOf(pub)}>
          {t('hours.set_opening')}
        </ButtonLink>
      }
    >
      <p>{t('hours.unset_orders')}</p>
    </Note>
  );
}
