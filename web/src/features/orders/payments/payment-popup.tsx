import type { Order } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { banknotesAbove } from '@comanda/domain/orders';
import {
  changeBack,
  givesChange,
  paymentMethods,
  type PaymentMethod,
} from '@comanda/domain/payments';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { readAmount, writeAmount } from '../../../lib/format/read-amount.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useAskMia } from './mia-api.ts';
import { openAmountOf } from './payments-api.ts';
import { useRecordPayment } from './payments-api.ts';
import styles from './payments.module.css';

type Props = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Shows the code of the bank in the place of this; undefined where the pub has none. */
  readonly onCode: (() => void) | undefined;
};

/** An empty field is no tip. */
const readTip = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : readAmount(typed);

/** What was typed, what of it is wrong, and the request. */
function usePayment({ order, onClose, onCode }: Props) {
  const { t, language } = useText();
  const open = openAmountOf(order);
  const [method, setMethod] = useState<PaymentMethod>();
  const [typed, setTyped] = useState({
    amount: writeAmount(Math.max(open, 0)),
    tip: '',
    given: '',
  });
  const [isTried, setTried] = useState(false);
  // The same over all tries of one opened popup: they record one payment.
  const [actionId] = useState(newUuid);
  // As the user saw it when the popup opened: what somebody else takes meanwhile refuses it.
  const [paid] = useState(order.paid ?? 0);
  const recording = useRecordPayment(order);
  const asking = useAskMia(order);
  const showsCode = method === 'mia' && onCode !== undefined;
  const amount = readAmount(typed.amount);
  const tip = readTip(typed.tip);
  const hasGiven = method !== undefined && givesChange[method] && typed.given.trim() !== '';
  const given = hasGiven ? readAmount(typed.given) : undefined;
  const least = toAmount(toMinor(amount ?? 0) + toMinor(tip ?? 0));
  const wrong = {
    method: method === undefined,
    amount: amount === undefined || amount === 0 || amount > open,
    tip: tip === undefined,
    given: hasGiven && (given === undefined || given < least),
  };
  const isRight = !Object.values(wrong).some(Boolean);
  return {
    open,
    method,
    typed,
    least,
    wrong,
    amount,
    change:
      given === undefined || wrong.given || amount === undefined
        ? undefined
        : toAmount(
            changeBack({
              method: 'cash',
              amountMinor: toMinor(amount),
              tipMinor: toMinor(tip ?? 0),
              givenMinor: toMinor(given),
            }) ?? 0,
          ),
    isTried,
    isPending: recording.isPending || asking.isPending,
    failure: asking.error ?? recording.error,
    showsCode,
    setMethod,
    ask: () => {
      setTried(true);
      if (wrong.amount || amount === undefined || asking.isPending) return;
      asking.mutate({ amount, paid }, { onSuccess: () => onCode?.() });
    },
    type: (change: Partial<typeof typed>) => {
      setTyped((before) => ({ ...before, ...change }));
    },
    send: () => {
      setTried(true);
      if (!isRight || method === undefined || amount === undefined || recording.isPending) return;
      recording.mutate(
        {
          method,
          amount,
          ...(tip && { tip }),
          ...(given !== undefined && { given }),
          paid,
          action_id: actionId,
        },
        {
          onSuccess: () => {
            const sum = formatAmount(amount, currencySymbol(order.currency_id), language);
            showSuccess(t('payments.recorded', { amount: sum }));
            onClose();
          },
        },
      );
    },
  };
}

/** Records how a guest has paid: what is open by itself, in one of the ways, with a tip and what was handed over. */
export function PaymentPopup(props: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { order, isOpen, onClose } = props;
  const form = usePayment(props);
  const symbol = currencySymbol(order.currency_id);
  const sum = (value: number) => formatAmount(value, symbol, language);
  const { method, typed, wrong, isTried, failure } = form;
  const label = t(form.showsCode ? 'payments.mia_show' : 'payments.record');
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('payments.title')} · #${order.number}`}
      submitLabel={form.amount ? `${label} · ${sum(form.amount)}` : label}
      isPending={form.isPending}
      // Somebody else has changed it: the popup of before would record what is no longer open.
      isIdle={failure !== null && toApiError(failure).code === 'order_changed_meanwhile'}
      problem={failure === null ? undefined : errorText(failure)}
      // Beside the button: the fields are longer than a phone.
      note={
        <output className={styles['change']}>
          {form.change !== undefined && t('payments.change', { amount: sum(form.change) })}
        </output>
      }
      maxWidth={440}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.showsCode) form.ask();
        else form.send();
      }}
    >
      <LabelledPills
        label={t('payments.method')}
        pills={paymentMethods.map((one) => ({ value: one, label: t(`payments.method_${one}`) }))}
        value={method}
        onChange={form.setMethod}
      />
      {isTried && wrong.method && <Notice>{t('payments.method_missing')}</Notice>}
      <NumberField
        label={t('payments.amount')}
        unit={symbol}
        value={typed.amount}
        error={
          isTried && wrong.amount ? t('payments.amount_wrong', { open: sum(form.open) }) : undefined
        }
        onFocus={({ target }) => {
          target.select();
        }}
        onChange={({ target }) => {
          form.type({ amount: target.value });
        }}
      />
      {form.showsCode ? (
        <Button
          variant="quiet"
          size="small"
          className={styles['byHand']}
          isPending={form.isPending}
          onClick={form.send}
        >
          {t('payments.mia_by_hand')}
        </Button>
      ) : (
        <NumberField
          label={t('payments.tip')}
          unit={symbol}
          value={typed.tip}
          error={isTried && wrong.tip ? t('payments.tip_wrong') : undefined}
          onChange={({ target }) => {
            form.type({ tip: target.value });
          }}
        />
      )}
      {method !== undefined && givesChange[method] && (
        <>
          <NumberField
            label={t('payments.given')}
            unit={symbol}
            value={typed.given}
            error={
              isTried && wrong.given
                ? t('payments.given_wrong', { least: sum(form.least) })
                : undefined
            }
            onChange={({ target }) => {
              form.type({ given: target.value });
            }}
          />
          <div className={styles['notes']}>
            {banknotesAbove(toMinor(form.least), symbol).map((note) => (
              <Button
                key={note}
                variant="quiet"
                size="small"
                onClick={() => {
                  form.type({ given: String(note) });
                }}
              >
                {sum(note)}
              </Button>
            ))}
          </div>
        </>
      )}
    </FormPopup>
  );
}
