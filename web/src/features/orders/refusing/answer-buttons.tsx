import type { Order } from '@comanda/contract/orders';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AcceptButtons } from '../promise/accept-buttons.tsx';
import styles from './answer-buttons.module.css';

type Props = ComponentProps<typeof AcceptButtons> & {
  readonly order: Order;
  /** `isByKey`: the focus moves with the slip. */
  readonly onAskRefusal: (isByKey: boolean) => void;
};

/** The two answers to a new order: accepting it, and apart from that refusing it, which asks for the reason. */
export function AnswerButtons({ onAskRefusal, ...accepting }: Props) {
  const { t } = useText();
  const { order, isPending } = accepting;
  return (
    <div className={styles['answers']}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        title={t('orders.refuse')}
        icon={<X aria-hidden="true" />}
        isPending={isPending}
        className={styles['refuse']}
        onClick={({ detail }) => {
          onAskRefusal(detail === 0);
        }}
      >
        {t('orders.refuse')}
        <span className="visually-hidden"> #{order.id}</span>
      </Button>
      <AcceptButtons {...accepting} />
    </div>
  );
}
