import { classNames } from '../class-names.ts';
import styles from './upload-bar.module.css';

type Props = {
  readonly label: string;
  /** 0 to 1 during an upload. */
  readonly progress: number | undefined;
  /** Positions the bar. */
  readonly className: string | undefined;
};

/** The upload progress; hidden while there is no upload. */
export const UploadBar = ({ label, progress, className }: Props) =>
  progress === undefined ? null : (
    <progress
      className={classNames(styles['bar'], className)}
      value={progress}
      max={1}
      aria-label={label}
    />
  );
