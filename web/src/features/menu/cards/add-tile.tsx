import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import styles from './add-tile.module.css';

type Props = {
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** At the place of the new item, behind the last one; in a long list at the bottom of the screen. */
export const AddTile = ({ label, onClick, ref }: Props) => (
  <button ref={ref} type="button" className={styles['tile']} onClick={onClick}>
    <Plus aria-hidden="true" />
    {label}
  </button>
);
