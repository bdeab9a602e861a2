import type { ReactNode } from 'react';
import { formatAge } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/use-text.ts';
import { useMinutesSince } from '../../lib/clock/use-now.ts';
import { useMinutesUntil } from '../../lib/clock/use-minutes-until.ts';
import { classNames } from '../class-names.ts';
import styles from './amounts.module.css';

export type RelativeAgeProps = {
  /** ISO 8601. */
  readonly since: string;
  /** Minutes from which it is orange, and red; without them it never is. */
  readonly limits?: { readonly late: number; readonly veryLate: number } | undefined;
  /** In its place until that moment. */
  readonly before?: ReactNode;
};

/** The time since a moment, "4 min"; it updates itself. */
export function RelativeAge({ since, limits, before }: RelativeAgeProps) {
  const language = useLanguage();
  const minutes = useMinutesSince(since);
  const isAhead = useMinutesUntil(Date.parse(since)) > 0;
  const isOld = limits !== undefined && minutes >= limits.late;
  const isVeryOld = limits !== undefined && minutes >= limits.veryLate;
  return (
    <time
      dateTime={since}
      className={classNames(styles['age'], isVeryOld ? styles['veryOld'] : isOld && styles['old'])}
    >
      {isAhead && before ? before : formatAge(minutes, language)}
    </time>
  );
}
