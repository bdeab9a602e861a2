import type { AdminCourier } from '@comanda/contract/couriers';
import { SETTLEMENT_NOTE_LENGTH } from '@comanda/domain/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { newUuid } from '../../../../lib/api/new-uuid.ts';
import { balanceIn, firstCurrency } from '../../../../lib/format/balances.ts';
import { formatAmount } from '../../../../lib/format/format.ts';
import { writeAmount } from '../../../../lib/format/read-amount.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../../lib/toasts/toasts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { NumberField, TextArea } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import popups from '../../../../product/platform/popups.module.css';
import { useSettle, useStatement } from '../api.ts';
import { CurrencyPills } from '../currency-pills.tsx';
import { BalanceOutcome } from './balance-outcome.tsx';
import { payerOf, signedAmount, type Payer } from './settlement.ts';

type Props = {
  readonly courier: Pick<AdminCourier, 'id' | 'full_name' | 'balances'>;
  /** The initial currency. */
  readonly currencyID?: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: (settlementID: number) => void;
};

/** The form state of a settlement and its request. */
function useSettlement({ courier, onClose, onSettled, ...props }: Props) {
  const { t, language } = useText();
  const [currencyID, setCurrency] = useState(props.currencyID ?? firstCurrency(courier.balances));
  // The row's balance may be older than the ledger.
  const balances = useStatement(courier.id, currencyID).firstPage?.balances ?? courier.balances;
  const balance = balanceIn(balances, currencyID);
  const [payer, setPayer] = useState<Payer>();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [actionID] = useState(newUuid);
  const settling = useSettle();
  const who = payer ?? payerOf(balance);
  const amount = signedAmount(typed, who);
  return {
    currencyID,
    balances,
    balance,
    who,
    typed,
    note,
    amount,
    isPending: settling.isPending,
    setPayer,
    setTyped,
    setNote,
    setCurrency: (chosen: number) => {
      setCurrency(chosen);
      // Payer and amount belonged to the other currency.
      setPayer(undefined);
      setTyped('');
    },
    settleAll: () => {
      setPayer(payerOf(balance));
      setTyped(writeAmount(Math.abs(balance)));
    },
    send: () => {
      if (amount === undefined || settling.isPending) return;
      settling.mutate(
        { courierID: courier.id, amount, currencyID, note: note.trim(), actionID },
        {
          onSuccess: ({ line }) => {
            const paid = t(amount > 0 ? 'administration.courier_paid' : 'administration.we_paid');
            const sum = formatAmount(Math.abs(amount), currencySymbol(currencyID), language);
            const words = `${paid} ${sum}`;
            showSuccess(t('administration.settled', { courier: courier.full_name, words }));
            onSettled(line.id);
            onClose();
          },
        },
      );
    },
  };
}

/** Records a payment between a courier and the platform. */
export function SettlePopup(props: Props) {
  const { t, language } = useText();
  const { currencyID, balances, balance, amount, ...settlement } = useSettlement(props);
  const [isTried, setIsTried] = useState(false);
  const symbol = currencySymbol(currencyID);
  return (
    <FormPopup
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('administration.settle_named', { courier: props.courier.full_name })}
      submitLabel={t('administration.settle')}
      isPending={settlement.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        settlement.send();
      }}
    >
      <CurrencyPills balances={balances} value={currencyID} onChange={settlement.setCurrency} />
      <BalanceOutcome balance={balance} amount={amount} currencyID={currencyID} />
      {balance !== 0 && (
        <Button variant="quiet" onClick={settlement.settleAll}>
          {t('administration.settle_all', {
            amount: formatAmount(Math.abs(balance), symbol, language),
          })}
        </Button>
      )}
      <div className={popups['choice']}>
        <Pills
          label={t('administration.settle_who')}
          pills={[
            { value: 'courier', label: t('administration.courier_paid') },
            { value: 'platform', label: t('administration.we_paid') },
          ]}
          value={settlement.who}
          onChange={settlement.setPayer}
        />
      </div>
      <NumberField
        label={t('administration.amount')}
        unit={symbol}
        value={settlement.typed}
        error={isTried && amount === undefined ? t('administration.amount_invalid') : undefined}
        onChange={(event) => {
          settlement.setTyped(event.target.value);
        }}
      />
      <TextArea
        label={t('administration.note')}
        hint={t('administration.note_hint')}
        maxLength={SETTLEMENT_NOTE_LENGTH}
        rows={2}
        value={settlement.note}
        onChange={(event) => {
          settlement.setNote(event.target.value);
        }}
      />
    </FormPopup>
  );
}
