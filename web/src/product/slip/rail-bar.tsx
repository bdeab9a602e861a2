import styles from './rail-bar.module.css';

/** The rail itself, over the paper that hangs on it. */
export const RailBar = () => <div className={styles['bar']} aria-hidden="true" />;
