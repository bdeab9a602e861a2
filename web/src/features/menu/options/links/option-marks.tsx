import type { DishOptionGroup } from '@comanda/contract/menu';
import { SlidersHorizontal } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { PubRef } from '../../editor/menu-scope.ts';
import { useOptionGroups } from '../../calls/options-api.ts';
import styles from './option-marks.module.css';

type Props = { readonly at: PubRef; readonly links: readonly DishOptionGroup[] };

/** On the card of a dish: the names of its option groups. */
export function OptionMarks({ at, links }: Props) {
  const { t } = useText();
  const groups = useOptionGroups(at);
  const names = links.flatMap(
    (link) => groups.data?.find(({ id }) => id === link.group_id)?.name ?? [],
  );
  return (
    <p className={styles['marks']}>
      <SlidersHorizontal aria-hidden="true" />
      <span className="visually-hidden">{t('options.of_dish_short')} </span>
      <span>{names.join(' · ')}</span>
    </p>
  );
}
