import { useEffect, useRef, type ReactNode } from 'react';
import choices from '../choice.module.css';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import styles from './pills.module.css';

type Pill<Value extends string | number> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Null keeps the room of a count that is not known yet. */
  readonly count?: number | null | undefined;
  readonly tone?: Tone | undefined;
  readonly isFaded?: boolean | undefined;
};

export type PillsProps<Value extends string | number> = {
  /** Names the choice for a screen reader. */
  readonly label: string;
  readonly pills: readonly Pill<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
};

/** One choice of a few, side by side; on a narrow screen the row scrolls by itself. */
export function Pills<Value extends string | number>({
  label,
  pills,
  value,
  onChange,
}: PillsProps<Value>) {
  const rowRef = useRef<HTMLFieldSetElement>(null);
  const pressedIndex = pills.findIndex((pill) => pill.value === value);
  useEffect(() => {
    const row = rowRef.current;
    const pressed = row?.querySelectorAll('button')[pressedIndex];
    // In the middle of the row, so that the neighbours are visible.
    if (row && pressed) {
      row.scrollTo({ left: pressed.offsetLeft - (row.clientWidth - pressed.offsetWidth) / 2 });
    }
  }, [pressedIndex]);
  return (
    <fieldset ref={rowRef} aria-label={label} className={styles['pills']}>
      {pills.map((pill) => (
        <button
          key={pill.value}
          type="button"
          aria-pressed={pill.value === value}
          className={classNames(
            choices['choice'],
            styles['pill'],
            pill.tone && tones[pill.tone],
            pill.isFaded === true && styles['faded'],
          )}
          onClick={() => {
            onChange(pill.value);
          }}
        >
          {pill.tone && <i className={styles['dot']} aria-hidden="true" />}
          {pill.label}
          {pill.count !== undefined && <span className={styles['count']}>{pill.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
