import { Plus } from 'lucide-react';
import styles from './add-tile.module.css';

type Props = { readonly label: string; readonly onClick: () => void };

/** Stands where the new thing will, behind the last one; in a long list at the foot of the screen. */
export const AddTile = ({ label, onClick }: Props) => (
  <button type="button" className={styles['tile']} onClick={onClick}>
    <Plus aria-hidden="true" />
    {label}
  </button>
);
