import { MapPinOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { shownOrders } from './shown-orders.ts';

/** On the card of a carried order: whether its guest reads how far the courier is. */
export function PositionSwitch({ orderID }: { readonly orderID: number }) {
  const { t } = useText();
  const { ids, isRefused } = useSyncExternalStore(shownOrders.subscribe, shownOrders.current);
  return (
    <>
      <Switch
        label={t('couriers.position')}
        hint={t('couriers.position_hint')}
        checked={ids.includes(orderID)}
        onChange={({ target }) => {
          shownOrders.switch(orderID, target.checked);
        }}
      />
      {isRefused && (
        <Note
          tone="orange"
          announced="at once"
          icon={<MapPinOff />}
          title={t('couriers.position_refused')}
        >
          <p>{t('couriers.position_allow')}</p>
        </Note>
      )}
    </>
  );
}
