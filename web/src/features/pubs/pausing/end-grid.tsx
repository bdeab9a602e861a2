import { formatAge, formatDayTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import choiceStyles from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import times from '../../../ui/time-button.module.css';
import type { EndChoice } from './end-choices.ts';
import styles from './end-grid.module.css';

type Props = {
  /** Names the group for a screen reader. */
  readonly label: string;
  readonly choices: readonly EndChoice[];
  readonly now: Date;
  readonly timeZone: string;
  readonly isPending: boolean;
  readonly onChoose: (until: string) => void;
};

const texts = {
  opening: 'pubs.until_opening',
  closing: 'pubs.until_closing',
  by_hand: 'pubs.until_ended',
} as const;

/** The possible ends, each with its time on the pub's clock; a press chooses one. */
export function EndGrid({ label, choices, now, timeZone, isPending, onChoose }: Props) {
  const { t, language } = useText();
  return (
    <fieldset aria-label={label} aria-busy={isPending} className={styles['ends']}>
      {choices.map(({ kind, minutes, until }) => (
        <button
          key={minutes ?? kind}
          type="button"
          className={classNames(
            choiceStyles['choice'],
            times['time'],
            styles['end'],
            kind !== 'minutes' && styles['wide'],
          )}
          onClick={() => {
            if (!isPending) onChoose(until);
          }}
        >
          <b>{kind === 'minutes' ? formatAge(minutes ?? 0, language) : t(texts[kind])}</b>{' '}
          {kind !== 'by_hand' && <small>{formatDayTime(until, { language, timeZone, now })}</small>}
        </button>
      ))}
    </fieldset>
  );
}
