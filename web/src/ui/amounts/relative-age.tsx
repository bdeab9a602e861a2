import { formatAge } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/use-text.ts';
import { useMinutesSince } from '../../lib/clock/use-minutes-since.ts';
import { classNames } from '../class-names.ts';
import styles from './amounts.module.css';

export type RelativeAgeProps = {
  /** ISO 8601. */
  readonly since: string;
  /** From here on it is orange, and from twice as long red; never, unless told. */
  readonly ageingAfterMinutes?: number | undefined;
};

/** How long ago, "4 min"; it ages in sight. */
export function RelativeAge({ since, ageingAfterMinutes }: RelativeAgeProps) {
  const language = useLanguage();
  const minutes = useMinutesSince(since);
  const isOld = ageingAfterMinutes !== undefined && minutes >= ageingAfterMinutes;
  const isVeryOld = ageingAfterMinutes !== undefined && minutes >= 2 * ageingAfterMinutes;
  return (
    <time
      dateTime={since}
      className={classNames(styles['age'], isVeryOld ? styles['veryOld'] : isOld && styles['old'])}
    >
      {formatAge(minutes, language)}
    </time>
  );
}
