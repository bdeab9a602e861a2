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
import { Debt } from '../../../../product/ledger/debts.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { NumberField, TextArea } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import popups from '../../../../product/platform/popups.module.css';
import { useSettle, useStatement } from '../api.ts';
import { CurrencyPills } from '../currency-pills.tsx';
import { balanceAfter, payerOf, signedAmount, type Payer } from './settlement.ts';

type Props = {
  readonly courier: Pick<AdminCourier, 'id' | 'full_name' | 'balances'>;
  /** The currency to begin with. */
  readonly currencyID?: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: (settlementID: number) => void;
};

/** Writes down that money changed hands between a courier and the platform. */
export function SettlePopup({ courier, isOpen, onClose, onSettled, ...props }: Props) {
  const { t, language } = useText();
  const [currencyID, setCurrency] = useState(props.currencyID ?? firstCurrency(courier.balances));
  // What the row said may be older than the ledger.
  const balances = useStatement(courier.id, currencyID).firstPage?.balances ?? courier.balances;
  const balance = balanceIn(balances, currencyID);
  const symbol = currencySymbol(currencyID);
  const [payer, setPayer] = useState<Payer>();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [actionID] = useState(newUuid);
  const settling = useSettle();
  const who = payer ?? payerOf(balance);
  const amount = signedAmount(typed, who);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('administration.settle_named', { courier: courier.full_name })}
      submitLabel={t('administration.settle')}
      isPending={settling.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (amount === undefined || settling.isPending) return;
        settling.mutate(
          { courierID: courier.id, amount, currencyID, note: note.trim(), actionID },
          {
            onSuccess: ({ line }) => {
              const paid = t(amount > 0 ? 'administration.courier_paid' : 'administration.we_paid');
              const words = `${paid} ${formatAmount(Math.abs(amount), symbol, language)}`;
              showSuccess(t('administration.settled', { courier: courier.full_name, words }));
              onSettled(line.id);
              onClose();
            },
          },
        );
      }}
    >
      <CurrencyPills
        balances={balances}
        value={currencyID}
        onChange={(chosen) => {
          setCurrency(chosen);
          // Who pays and how much was of the other account.
          setPayer(undefined);
          setTyped('');
        }}
      />
      <Sums balance={balance} amount={amount} currencyID={currencyID} />
      {balance !== 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setPayer(payerOf(balance));
            setTyped(writeAmount(Math.abs(balance)));
          }}
        >
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
          value={who}
          onChange={setPayer}
        />
      </div>
      <NumberField
        label={t('administration.amount')}
        unit={symbol}
        value={typed}
        error={isTried && amount === undefined ? t('administration.amount_invalid') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <TextArea
        label={t('administration.note')}
        hint={t('administration.note_hint')}
        maxLength={SETTLEMENT_NOTE_LENGTH}
        rows={2}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
        }}
      />
    </FormPopup>
  );
}

type SumsProps = {
  readonly balance: number;
  readonly amount: number | undefined;
  readonly currencyID: number;
};

/** How the account stands, in words too, and how it will. */
function Sums({ balance, amount, currencyID }: SumsProps) {
  const { t } = useText();
  return (
    <dl className={popups['facts']}>
      <div>
        <dt>{t('administration.balance_now')}</dt>
        <dd>
          <Debt balance={balance} currencyID={currencyID} reader="platform" />
        </dd>
      </div>
      <div className={popups['outcome']} aria-live="polite">
        <dt>{t('administration.balance_after')}</dt>
        <dd>
          {amount === undefined ? (
            '—'
          ) : (
            <Debt
              balance={balanceAfter(balance, amount)}
              currencyID={currencyID}
              reader="platform"
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
