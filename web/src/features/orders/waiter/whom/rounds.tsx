import type { Order } from '@comanda/contract/orders';
import type { Overrulable } from '@comanda/domain/orders';
import { ListPlus, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmPopup } from '../../../../ui/popup/confirm-popup.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { BasketLine } from '../../choosing/basket-line.ts';
import { readRefusal } from '../sending/refusal.ts';
import { RefusedSend } from '../sending/refused-send.tsx';
import { useSendOrder, type Sent } from '../sending/use-send-order.ts';
import { nothingTyped, orderBody, type TypedOrder } from '../typed-order.ts';
import { useLastOrders } from '../waiter-api.ts';
import { dishesText, LastOrderCard, useLinesAgain } from './last-order-card.tsx';
import type { LinesAgain } from './lines-again.ts';
import styles from './whom.module.css';

type Props = {
  readonly typed: Pick<TypedOrder, 'orderType' | 'table'>;
  readonly onSent: (sent: Sent) => void;
  readonly onIntoSlip: (lines: readonly BasketLine[]) => void;
};

type Round = { readonly order: Order; readonly found: LinesAgain };

/** What the table has ordered this evening: the same again in one press, or changed in the slip. */
export function Rounds({ typed, onSent, onIntoSlip }: Props) {
  const { t } = useText();
  const { table } = typed;
  const { data: orders = [] } = useLastOrders({ table });
  const linesOf = useLinesAgain();
  const asking = usePopup<Round>();
  const [last, setLast] = useState<Round>();
  const sending = useSendOrder(onSent);
  const send = (round: Round, overrules: readonly Overrulable[] = []) => {
    setLast(round);
    const { order, found } = round;
    const body = orderBody({ ...nothingTyped, ...typed, lines: found.lines }, overrules);
    sending.mutate({ what: `again ${order.id} ${table}`, body });
  };
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('orders.waiter_last_orders')} className={styles['lastOrders']}>
      <h2 className={styles['heading']}>{t('orders.waiter_last_orders')}</h2>
      <ul>
        {orders.map((order) => {
          const found = linesOf?.(order);
          const isLast = last?.order.id === order.id;
          return (
            <LastOrderCard key={order.id} order={order} again={found} isToday>
              <RoundButtons
                order={order}
                found={found}
                isPending={sending.isPending}
                onAgain={(round) => {
                  if (round.found.gone.length > 0) asking.open(round);
                  else send(round);
                }}
                onIntoSlip={(round) => {
                  onIntoSlip(round.found.lines);
                }}
              />
              {isLast && sending.error && (
                <RefusedSend
                  refusal={readRefusal(sending.error)}
                  error={sending.error}
                  lines={last.found.lines}
                  isPending={sending.isPending}
                  onAnyway={(rules) => send(last, rules)}
                />
              )}
            </LastOrderCard>
          );
        })}
      </ul>
      <GoneQuestion
        asking={asking}
        onSend={(round) => {
          asking.close();
          send(round);
        }}
      />
    </section>
  );
}

type ButtonsProps = {
  readonly order: Order;
  readonly found: LinesAgain | undefined;
  readonly isPending: boolean;
  readonly onAgain: (round: Round) => void;
  readonly onIntoSlip: (round: Round) => void;
};

function RoundButtons({ order, found, isPending, onAgain, onIntoSlip }: ButtonsProps) {
  const { t } = useText();
  const dishes = dishesText(order);
  if (found && found.lines.length === 0) {
    return <Notice>{t('orders.waiter_nothing_left', { dishes: found.gone.join(', ') })}</Notice>;
  }
  return (
    <div className={styles['lastButtons']}>
      <Button
        icon={<Repeat2 />}
        variant="quiet"
        isPending={isPending}
        disabled={!found}
        aria-label={t('orders.waiter_again_of', { dishes })}
        onClick={() => found && onAgain({ order, found })}
      >
        {t('orders.waiter_again')}
      </Button>
      <Button
        icon={<ListPlus />}
        variant="plain"
        disabled={!found}
        aria-label={t('orders.waiter_into_slip_of', { dishes })}
        onClick={() => found && onIntoSlip({ order, found })}
      >
        {t('orders.waiter_into_slip')}
      </Button>
    </div>
  );
}

type QuestionProps = {
  readonly asking: ReturnType<typeof usePopup<Round>>;
  readonly onSend: (round: Round) => void;
};

/** What the menu does not have any more is never left out silently. */
function GoneQuestion({ asking: { subject, isOpen, close }, onSend }: QuestionProps) {
  const { t } = useText();
  if (!subject) return null;
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={close}
      title={t('orders.waiter_not_on_menu')}
      confirmLabel={t('orders.waiter_send_without')}
      isPending={false}
      onConfirm={() => onSend(subject)}
    >
      <ul>
        {subject.found.gone.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </ConfirmPopup>
  );
}
