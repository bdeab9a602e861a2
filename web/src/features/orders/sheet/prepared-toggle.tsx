import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { useSetPrepared } from '../live/order-api.ts';
import styles from '../courier/courier-block.module.css';

/** Marks the order as ready for pickup; shows the state from the server. */
export function PreparedToggle({ order }: { readonly order: Order }) {
  const { t } = useText();
  const prepared = useSetPrepared();
  return (
    <div className={styles['box']}>
      <Switch
        label={t('orders.prepared')}
        checked={prepared.isPending ? prepared.variables.prepared : order.prepared}
        aria-busy={prepared.isPending || undefined}
        onChange={(event) => {
          if (!prepared.isPending) prepared.mutate({ order, prepared: event.target.checked });
        }}
      />
    </div>
  );
}
