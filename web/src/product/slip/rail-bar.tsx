import styles from './rail-bar.module.css';

/** The rail above the paper. */
export const RailBar = () => <div className={styles['bar']} aria-hidden="true" />;
