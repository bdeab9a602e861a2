import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { CourierPopup } from './courier-popup.tsx';
import styles from './courier-block.module.css';

/** The name of the order's courier; a press opens the courier's details. */
export function CourierName({ info }: { readonly info: Order['courier_info'] }) {
  const { t } = useText();
  const popup = usePopup<number>();
  const { courier_name: name, reserver_courier_id: id } = info;
  // A deleted courier account leaves only the name.
  if (id <= 0) return <b>{name}</b>;
  return (
    <>
      <Button
        variant="plain"
        className={styles['courierName']}
        aria-haspopup="dialog"
        aria-label={t('orders.about_courier', { name })}
        onClick={() => {
          popup.open(id);
        }}
      >
        {name}
      </Button>
      {popup.subject !== undefined && (
        <CourierPopup
          courierID={popup.subject}
          name={name}
          isOpen={popup.isOpen}
          onClose={popup.close}
        />
      )}
    </>
  );
}
