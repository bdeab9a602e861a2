import { Bike } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import { Note } from '../../../ui/note/note.tsx';
import { lostOrders } from './lost-orders.ts';

/** Above the lists until dismissed: an order that the courier had reserved is free again. */
export function LostNotes() {
  const { t } = useText();
  const lost = useStill(useSyncExternalStore(lostOrders.subscribe, lostOrders.current));
  return lost.map(({ id, name }) => (
    <Note
      key={id}
      tone="red"
      announced="at once"
      icon={<Bike />}
      title={t('couriers.not_yours', { number: name })}
      onClose={() => {
        lostOrders.dismiss(id);
      }}
    >
      <p>{t('couriers.not_yours_hint')}</p>
    </Note>
  ));
}
