import { classNames } from '../class-names.ts';
import styles from './states.module.css';

export type SkeletonProps = {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly isRound?: boolean | undefined;
};

/** A placeholder during loading; give it the size of the real content. */
export const Skeleton = ({ width = '100%', height = '1lh', isRound = false }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles['skeleton'], isRound && styles['round'])}
    style={{ width, height }}
  />
);
