import type { Pub } from '@comanda/contract/pubs';
import { dateOfDay, readClock, type HoursException } from '@comanda/domain/hours';
import { useMemo } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Link } from '../../lib/routes/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { usePopup } from '../../ui/popup/use-popup.ts';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { DayPopup } from './days/day-popup.tsx';
import { DaysCard } from './days/days-card.tsx';
import { HolidaysCard } from './days/holidays-card.tsx';
import { HoursPlaceProvider, type KnownHours } from './hours-place.ts';
import { SeasonsCard } from './seasons/seasons-card.tsx';
import { WeekCard } from './week/week-card.tsx';

const MINUTE_MS = 60_000;

type Props = {
  readonly pub: Pub;
  /** Replaces the hours of this pub on each screen that shows them; must stay the same function. */
  readonly onHours: (known: KnownHours) => void;
};

/** When a pub is open, delivers and hands orders over: the usual week, single dates, seasons. */
export function HoursScreen({ pub, onHours }: Props) {
  const { t } = useText();
  const place = useMemo(() => ({ pub, onHours }), [pub, onHours]);
  const editing = usePopup<HoursException | 'new'>();
  const today = dateOfDay(readClock(pub.time_zone, new Date(useNow(MINUTE_MS))).day);
  return (
    <HoursPlaceProvider value={place}>
      <Page maxWidth={760}>
        <BarPath parts={[pub.name, t('hours.title')]} />
        <PageHeader
          title={t('hours.title')}
          note={t('hours.what_counts')}
          actions={<Link to={`/admin/pub/${pub.id}/shipping/why`}>{t('orders.why_link')}</Link>}
        />
        <WeekCard />
        <DaysCard today={today} onOpen={editing.open} />
        <HolidaysCard today={today} onOpen={editing.open} />
        <SeasonsCard />
        <DayPopup
          key={editing.openCount}
          day={editing.subject === 'new' ? undefined : editing.subject}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      </Page>
    </HoursPlaceProvider>
  );
}
