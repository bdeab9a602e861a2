import { classNames } from '../class-names.ts';
import styles from './upload-bar.module.css';

type Props = {
  readonly label: string;
  /** 0 to 1 while a file is on its way. */
  readonly progress: number | undefined;
  /** Where it lies. */
  readonly className: string | undefined;
};

/** How much of a file has gone; nothing while none is on its way. */
export const UploadBar = ({ label, progress, className }: Props) =>
  progress === undefined ? null : (
    <progress
      className={classNames(styles['bar'], className)}
      value={progress}
      max={1}
      aria-label={label}
    />
  );
