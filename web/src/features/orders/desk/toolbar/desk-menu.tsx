import { ArrowUpNarrowWide, ListX, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../../ui/actions/actions-menu.tsx';
import { useDeskSwitch } from '../../live/desk-switches.ts';
import { useRefuseSeveral } from '../../refusing/several/use-refuse-several.tsx';
import { DeskKeys } from './desk-keys.tsx';
import styles from './desk-tools.module.css';

/** What is seldom pressed, and what is read once: how the slips are shown, who hears orders, the keys. */
export function DeskMenu({ listeners }: { readonly listeners: ReactNode }) {
  const { t } = useText();
  const sequence = useDeskSwitch('longest-first');
  const size = useDeskSwitch('large');
  const refusing = useRefuseSeveral();
  return (
    <>
      <ActionsMenu
        label={t('orders.desk_menu')}
        actions={[
          {
            label: t('orders.longest_first'),
            icon: <ArrowUpNarrowWide />,
            isOn: sequence.isOn,
            onSelect: sequence.turn,
          },
          {
            label: t('orders.large_slips'),
            icon: <Rows3 />,
            isOn: size.isOn,
            onSelect: size.turn,
          },
          ...(refusing.isPossible
            ? [
                {
                  label: t('orders.refuse_several'),
                  icon: <ListX />,
                  isDestructive: true,
                  onSelect: refusing.open,
                },
              ]
            : []),
        ]}
      >
        <div className={styles['listeners']}>{listeners}</div>
        <DeskKeys />
      </ActionsMenu>
      {refusing.popup}
    </>
  );
}
