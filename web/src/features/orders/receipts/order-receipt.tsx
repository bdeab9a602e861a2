import type { Order } from '@comanda/contract/orders';
import type { Receipt } from '@comanda/contract/receipts';
import { staffStepsOf, type ReceiptState } from '@comanda/domain/receipts';
import { currencySymbol } from '@comanda/domain/pubs';
import { Mail, Pencil, ReceiptText } from 'lucide-react';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { openAmountOf } from '../payments/payments-api.ts';
import { useAnswerReceipt, useReceipt, useWantReceipt } from './receipt-api.ts';
import { ContactsPopup } from './contacts-popup.tsx';
import { NumberPopup } from './number-popup.tsx';
import styles from './receipt.module.css';

/** One that was returned at the till is over: the order may get another one. */
const stateOf = (receipt: Receipt | null | undefined): ReceiptState =>
  !receipt || receipt.returned_at !== undefined ? 'none' : receipt.state;

/** The fiscal receipt of an order: where it stands, and what staff can do about it. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const hasTill = pub.has_till === true;
  const loaded = useReceipt(order, order.paid !== undefined);
  const state = stateOf(loaded.data);
  const canBeIssued = (order.paid ?? 0) > 0 && openAmountOf(order) === 0;
  const isOver = order.status === 'canceled';
  const takesContacts = hasTill && !isOver && (state === 'none' || state === 'refused');
  const hasContacts = order.receipt_to !== undefined || order.buyer_idno !== undefined;
  const isEmpty = !loaded.data && !hasContacts && (isOver || (!canBeIssued && !takesContacts));
  if (isEmpty && !loaded.isError) return null;
  return (
    <section className={styles['receipt']} aria-label={t('receipts.title')}>
      <h3>{t('receipts.title')}</h3>
      {loaded.isError && (
        <FailedState
          message={t('receipts.not_loaded')}
          isRetrying={loaded.isFetching}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {loaded.data && <ReceiptLine order={order} receipt={loaded.data} />}
      {loaded.data !== undefined && !isOver && (canBeIssued || state !== 'none') && (
        <Actions order={order} state={state} hasTill={hasTill} />
      )}
      <Contacts order={order} canChange={takesContacts} />
    </section>
  );
}

/** What is known of it, in words. */
function ReceiptLine({ order, receipt }: { readonly order: Order; readonly receipt: Receipt }) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { state, number = '', at, words, sum, link, by_hand: byHand, returned_at } = receipt;
  const timeOf = (time: string) => formatTime(time, language, pub.time_zone);
  if (state === 'unsure') {
    const amount = formatAmount(sum, currencySymbol(order.currency_id), language);
    return <Notice>{t('receipts.state_unsure', { sum: amount })}</Notice>;
  }
  if (state === 'refused') {
    return (
      <Notice>{t('receipts.state_refused', { words: words ?? t('receipts.no_words') })}</Notice>
    );
  }
  return (
    <p className={styles['state']}>
      <b>{t(`receipts.state_${state}`, { number, time: timeOf(at) })}</b>
      {byHand && <small>{t('receipts.by_hand')}</small>}
      {returned_at !== undefined && (
        <small>{t('receipts.returned', { time: timeOf(returned_at) })}</small>
      )}
      {link !== undefined && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('receipts.link')}
        </a>
      )}
    </p>
  );
}

type ActionsProps = {
  readonly order: Order;
  readonly state: ReceiptState;
  readonly hasTill: boolean;
};

function Actions({ order, state, hasTill }: ActionsProps) {
  const { t } = useText();
  const typing = usePopup<'by_hand' | 'printed'>();
  const wanting = useWantReceipt(order);
  const answering = useAnswerReceipt(order);
  const can = new Set(staffStepsOf(state));
  const isBusy = wanting.isPending || answering.isPending;
  const answer = (given: 'not_printed' | 'withdrawn') => () => {
    if (!isBusy) answering.mutate({ answer: given });
  };
  if (can.size === 0) return null;
  return (
    <>
      <RefusalNotice error={wanting.error ?? answering.error} />
      <div className={styles['actions']}>
        {can.has('want') && hasTill && (
          <Button
            variant="quiet"
            icon={<ReceiptText />}
            isPending={wanting.isPending}
            onClick={() => {
              if (!isBusy) wanting.mutate(undefined);
            }}
          >
            {t(state === 'refused' ? 'receipts.again' : 'receipts.issue')}
          </Button>
        )}
        {can.has('was_printed') && (
          <Button variant="quiet" onClick={() => typing.open('printed')}>
            {t('receipts.was_printed')}
          </Button>
        )}
        {can.has('was_not_printed') && (
          <Button variant="quiet" isPending={answering.isPending} onClick={answer('not_printed')}>
            {t('receipts.was_not_printed')}
          </Button>
        )}
        {can.has('type_number') && (
          <Button variant="quiet" icon={<Pencil />} onClick={() => typing.open('by_hand')}>
            {t('receipts.type_number')}
          </Button>
        )}
        {state === 'wanted' && (
          <Button variant="quiet" isPending={answering.isPending} onClick={answer('withdrawn')}>
            {t('receipts.withdraw')}
          </Button>
        )}
      </div>
      {can.has('was_not_printed') && (
        <small className={styles['hint']}>{t('receipts.was_not_printed_hint')}</small>
      )}
      {typing.subject && (
        <NumberPopup
          key={typing.openCount}
          order={order}
          answer={typing.subject}
          isOpen={typing.isOpen}
          onClose={typing.close}
        />
      )}
    </>
  );
}

/** Where it goes besides paper, and for which company it is. */
function Contacts({ order, canChange }: { readonly order: Order; readonly canChange: boolean }) {
  const { t } = useText();
  const editing = usePopup<true>();
  const { receipt_to: to, buyer_idno: idno } = order;
  const rows = [
    to !== undefined && `${t('receipts.to')} ${to}`,
    idno !== undefined && `${t('receipts.idno')} ${idno}`,
  ].filter((row) => typeof row === 'string');
  return (
    <>
      {rows.length > 0 && (
        <p className={styles['state']}>
          {rows.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </p>
      )}
      {canChange && (
        <div className={styles['actions']}>
          <Button variant="quiet" icon={<Mail />} onClick={() => editing.open(true)}>
            {t('receipts.contacts')}
          </Button>
        </div>
      )}
      {editing.openCount > 0 && (
        <ContactsPopup
          key={editing.openCount}
          order={order}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
    </>
  );
}
