import styles from './labelled-pills.module.css';
import { Pills, type PillsProps } from './pills.tsx';

/** Pills among the fields of a form, with a label above like the fields. */
export const LabelledPills = <Value extends string | number>(props: PillsProps<Value>) => (
  <div className={styles['field']}>
    <p className={styles['label']}>{props.label}</p>
    <Pills {...props} />
  </div>
);
