import type { ReactNode, Ref } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Tone } from '../../ui/tone.ts';
import tones from '../../ui/tone.module.css';
import styles from './slip.module.css';

export type SlipProps = {
  /** The number on the slip, large. */
  readonly number: ReactNode;
  readonly tone: Tone;
  /** The status as text. */
  readonly status: ReactNode;
  /** The age of the order. */
  readonly age?: ReactNode;
  /** Marks a new slip until it is opened, with an animation; a compact one shows its `NewMark` where it has room. */
  readonly newLabel?: string | undefined;
  readonly title?: ReactNode;
  /** Beside the number. */
  readonly lead?: ReactNode;
  /** A control at the end of the head. */
  readonly control?: ReactNode;
  /** As low as its content allows. */
  readonly isCompact?: boolean;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Makes the whole slip a link. */
  readonly to?: string | undefined;
  readonly linkState?: unknown;
  readonly linkRef?: Ref<HTMLAnchorElement>;
  /** Makes the whole slip a button, when an action comes before the navigation. */
  readonly press?:
    | { readonly label: string; readonly isPending: boolean; readonly onPress: () => void }
    | undefined;
};

/** The word on a new slip. */
export const NewMark = ({ label }: { readonly label: string }) => (
  <span className={styles['mark']}>{label}</span>
);

/** A slip of paper: hairline edge, torn foot, the state as a coloured tab at its left edge. */
export const Slip = ({
  number,
  tone,
  status,
  age,
  newLabel,
  title,
  lead,
  control,
  isCompact = false,
  children,
  footer,
  to,
  linkState,
  linkRef,
  press,
}: SlipProps) => (
  <article
    className={classNames(
      styles['slip'],
      tones[tone],
      isCompact && styles['compact'],
      newLabel !== undefined && styles['new'],
      (to !== undefined || press) && styles['pressable'],
    )}
  >
    <span className={styles['tab']} aria-hidden="true" />
    <header className={styles['head']}>
      <h3 className={styles['number']}>
        {press && (
          <button
            type="button"
            aria-label={press.label}
            aria-busy={press.isPending || undefined}
            className={classNames(styles['link'], styles['press'])}
            onClick={press.onPress}
          >
            {number}
          </button>
        )}
        {to === undefined ? (
          !press && number
        ) : (
          <Link ref={linkRef} to={to} state={linkState} className={styles['link']}>
            {number}
          </Link>
        )}
      </h3>
      {lead}
      {newLabel !== undefined && !isCompact && <NewMark label={newLabel} />}
      <span className={styles['aside']}>{age}</span>
      {control}
    </header>
    <div className={styles['status']}>{status}</div>
    {title !== undefined && <p className={styles['title']}>{title}</p>}
    {children !== undefined && <div className={styles['body']}>{children}</div>}
    {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
  </article>
);
