import styles from './drawing/zone-map.module.css';

/** What an area without a price is filled with; a fill names it by its id. */
export const HatchPattern = ({ id }: { readonly id: string }) => (
  <svg width="0" height="0" aria-hidden="true" className={styles['pattern']}>
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V8" className={styles['stroke']} />
    </pattern>
  </svg>
);
