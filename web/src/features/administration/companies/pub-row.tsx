import type { AdminPub } from '@comanda/contract/administration';
import { CalendarPlus, ExternalLink, LogIn } from 'lucide-react';
import { useOtherClock } from '../../../lib/clock/use-now.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import rows from '../../../product/platform/lists/row.module.css';
import styles from './company-card.module.css';

type Props = {
  readonly pub: AdminPub;
  readonly isEntering: boolean;
  readonly onEnter: () => void;
  readonly onExtend: () => void;
};

/** One pub of a company: the end of its publication, and buttons to extend and enter it. */
export function PubRow({ pub, isEntering, onEnter, onExtend }: Props) {
  const { t, language } = useText();
  const { name, url_name: urlName, expired, expiration_time_utc: end, time_zone: timeZone } = pub;
  const otherClock = useOtherClock(timeZone);
  const time = formatDateTime(end, language, timeZone);
  return (
    <div className={styles['pub']}>
      <p className={styles['pubName']}>
        {name}{' '}
        <a href={`/pub/${urlName}/`} target="_blank" rel="noreferrer">
          <span className="visually-hidden">
            {t('administration.public_page_of', { pub: name })}{' '}
          </span>
          /{urlName}
          <ExternalLink />
        </a>
      </p>
      <p className={styles['until']}>
        {expired && <Badge tone="red">{t('administration.expired')}</Badge>}
        <time dateTime={end} className={rows['counted']}>
          {expired ? time : t('administration.until', { time })}
        </time>
        {otherClock !== undefined && <small>{timeZone}</small>}
      </p>
      <div className={rows['actions']}>
        <Button
          variant="quiet"
          size="small"
          icon={<CalendarPlus />}
          aria-label={t('administration.extend_named', { pub: name })}
          onClick={onExtend}
        >
          {t('administration.extend')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<LogIn />}
          isPending={isEntering}
          aria-label={t('administration.enter_named', { pub: name })}
          onClick={onEnter}
        >
          {t('administration.enter')}
        </Button>
      </div>
    </div>
  );
}
