import { type ReactNode, useId } from 'react';
import type { Tone } from '../../ui/tone.ts';
import tones from '../../ui/tone.module.css';
import styles from './rail.module.css';
import { classNames } from '../../ui/class-names.ts';
import sheets from './slip.module.css';

export type RailProps = {
  readonly title: string;
  readonly count?: number | undefined;
  readonly tone?: Tone | undefined;
  /** Slips side by side as the width allows, instead of one column. */
  readonly isWide?: boolean | undefined;
  /** Little room around the title. */
  readonly isDense?: boolean | undefined;
  /** Slips; each becomes one item of the list. */
  readonly children: readonly ReactNode[];
  /** Shown when there are no slips. */
  readonly empty?: ReactNode;
  readonly foot?: ReactNode;
};

/** A rail with its slips. */
export function Rail({
  title,
  count,
  tone,
  isWide = false,
  isDense = false,
  children,
  empty,
  foot,
}: RailProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles['rail'], isDense && styles['dense'], tone && tones[tone])}
    >
      <h2 id={id} className={styles['title']}>
        {tone && <i className={styles['dot']} aria-hidden="true" />}
        {title}
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </h2>
      <RailBar />
      {children.length > 0 ? (
        <ol className={classNames(styles['slips'], isWide && styles['wide'])}>
          {children.map((slip, index) => (
            <li key={keyOf(slip) ?? index}>{slip}</li>
          ))}
        </ol>
      ) : (
        <div className={styles['empty']}>{empty}</div>
      )}
      {foot}
    </section>
  );
}

/** The item has the slip's key, so that a new slip does not remount the others. */
function keyOf(slip: ReactNode): string | null {
  return typeof slip === 'object' && slip !== null && 'key' in slip ? slip.key : null;
}

/** The rail above the paper. */
export const RailBar = () => <div className={styles['bar']} aria-hidden="true" />;

/** One sheet below its own rail: for a screen with a single form or message. */
export const SingleSheet = ({ children }: { readonly children: ReactNode }) => (
  <div className={sheets['hanging']}>
    <RailBar />
    <div className={classNames(sheets['slip'], sheets['sheet'])}>{children}</div>
  </div>
);
