import type { PubOptionGroup } from '@comanda/contract/menu';
import { Popup } from '../../../../ui/popup/popup.tsx';
import type { PubRef } from '../../editor/menu-scope.ts';
import { ChoiceSoldOut } from '../group/choice-details.tsx';
import styles from './sold-out-popup.module.css';

/** Which choice is asked about. */
export type Sold = { readonly groupID: number; readonly choiceID: number };

type Props = {
  readonly at: PubRef;
  readonly groups: readonly PubOptionGroup[];
  readonly sold: Sold;
  readonly timeZone: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A choice of a card: the second press says until when it is sold out. */
export function SoldOutPopup({ at, groups, sold, timeZone, isOpen, onClose }: Props) {
  const group = groups.find(({ id }) => id === sold.groupID);
  const choice = group?.choices.find(({ id }) => id === sold.choiceID);
  if (!choice) return null;
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={choice.name} maxWidth={420}>
      <div className={styles['switch']}>
        <ChoiceSoldOut at={at} groupID={sold.groupID} choice={choice} timeZone={timeZone} />
      </div>
    </Popup>
  );
}
