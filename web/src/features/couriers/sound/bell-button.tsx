import { Bell, BellOff, BellRing } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './bell-button.module.css';
import type { CourierBell } from './use-courier-bell.ts';

const icons = { armed: BellRing, blocked: Bell, off: BellOff } as const;

/** Any press on the page arms the bell; without this the press would arm it first and then switch it off. */
const stopPropagation = (event: SyntheticEvent) => {
  event.stopPropagation();
};

/** Shows by shape and colour whether new orders ring; a press switches it. */
export function BellButton({ bell: { state, press } }: { readonly bell: CourierBell }) {
  const { t } = useText();
  const Icon = icons[state];
  const name = t(`couriers.bell_${state}`);
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={classNames(styles['bell'], styles[state])}
      onPointerDown={stopPropagation}
      onKeyDown={stopPropagation}
      onClick={press}
    >
      <Icon />
    </button>
  );
}
