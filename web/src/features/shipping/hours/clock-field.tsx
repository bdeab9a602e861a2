import { HOURS_STEP } from '@comanda/domain/hours';
import { useState } from 'react';
import styles from './week-rows.module.css';
import { clockOf, minutesOf } from './week.ts';

type Props = {
  readonly label: string;
  readonly minutes: number;
  /** Returns whether the time is possible. */
  readonly onChange: (minutes: number) => boolean;
};

/** A whole time counts at once, one in short (`9`, `930`) when the field is left; an impossible one never. */
const isWhole = (text: string) => /^\d\d:?\d\d$/.test(text.trim());

/** A time of the day as HH:MM in every language; the browser's own field would follow the device's. */
export function ClockField({ label, minutes, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const accept = (text: string) => {
    const at = minutesOf(text);
    if (at === undefined) return false;
    return at === minutes || onChange(Math.round(at / HOURS_STEP) * HOURS_STEP);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      aria-label={label}
      aria-invalid={isRefused || undefined}
      className={styles['clock']}
      value={typed ?? clockOf(minutes)}
      onFocus={({ target }) => {
        target.select();
      }}
      onChange={({ target: { value } }) => {
        setTyped(value);
        setIsRefused(isWhole(value) && !accept(value));
      }}
      onKeyDown={({ key }) => {
        // It submits the form too, which then has this time.
        if (key === 'Enter' && typed !== undefined) accept(typed);
      }}
      onBlur={() => {
        if (typed !== undefined) accept(typed);
        setTyped(undefined);
        setIsRefused(false);
      }}
    />
  );
}
