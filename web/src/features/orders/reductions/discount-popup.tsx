import type { Order } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { discountOf, type Discount } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { formatAmount, formatPercent } from '../../../lib/format/format.ts';
import { readAmount } from '../../../lib/format/read-amount.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { FinishedNote } from '../editing/edit-fields.tsx';
import { useSetDiscount } from './reductions-api.ts';
import styles from './reductions.module.css';
import { useWhy, WhyReduced } from '../questions/why-reduced.tsx';

const ways = ['percent', 'amount'] as const;
type Way = (typeof ways)[number];
const usualPercents = [5, 10, 15, 20];

/** Undefined of what is no discount: a whole percent, or an amount of at most what the dishes cost. */
function readDiscount(way: Way, typed: string, fromMinor: number): Discount | undefined {
  const value = readAmount(typed);
  if (value === undefined || value === 0) return undefined;
  if (way === 'percent') {
    return Number.isInteger(value) && value <= 100 ? { percent: value } : undefined;
  }
  return toMinor(value) <= fromMinor ? { amountMinor: toMinor(value) } : undefined;
}

type Props = { readonly order: Order; readonly isOpen: boolean; readonly onClose: () => void };

/** Gives a discount on all dishes of an order with its reason, changes it or takes it back. */
export function DiscountPopup({ order, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { discount, discount_total: discountTotal = 0, currency_id: currencyID } = order;
  const [way, setWay] = useState<Way>(discount?.amount === undefined ? 'percent' : 'amount');
  const [typed, setTyped] = useState(String(discount?.percent ?? discount?.amount ?? ''));
  const [isTried, setTried] = useState(false);
  const form = useWhy('discount');
  const saving = useSetDiscount(order);
  const symbol = currencySymbol(currencyID);
  const fromMinor = toMinor(order.dish_total) + toMinor(discountTotal);
  const given = readDiscount(way, typed, fromMinor);
  const shown = (minor: number) => formatAmount(toAmount(minor), symbol, language);
  const label = t('orders.discount_give');
  const save = (change: Parameters<typeof saving.mutate>[0]) => {
    if (saving.isPending) return;
    saving.mutate(change, {
      onSuccess: ({ order: { discount: after } }) => {
        onClose();
        showSuccess(t(after ? 'orders.discount_saved' : 'orders.discount_removed'));
      },
    });
  };
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('orders.discount')} · #${order.number}`}
      submitLabel={given ? `${label} · ${shown(-discountOf(given, fromMinor))}` : label}
      isPending={saving.isPending}
      problem={saving.isError ? errorText(saving.error) : undefined}
      maxWidth={440}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!given || !form.why) return;
        const { percent, amountMinor = 0 } = given;
        const { reason, text } = form.why;
        save({
          ...(percent ? { percent } : { amount: toAmount(amountMinor) }),
          discount_reason: reason,
          ...(text !== undefined && { discount_text: text }),
        });
      }}
    >
      <FinishedNote order={order} />
      <LabelledPills
        label={t('orders.discount')}
        pills={ways.map((one) => ({ value: one, label: t(`orders.discount_${one}`) }))}
        value={way}
        onChange={(to) => {
          setWay(to);
          setTyped('');
        }}
      />
      <NumberField
        label={t(`orders.discount_${way}`)}
        unit={way === 'percent' ? '%' : symbol}
        value={typed}
        error={
          isTried && !given
            ? t(`orders.discount_${way}_wrong`, { most: shown(fromMinor) })
            : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      {way === 'percent' && (
        <div className={styles['quick']}>
          {usualPercents.map((percent) => (
            <Button
              key={percent}
              variant="quiet"
              size="small"
              onClick={() => {
                setTyped(String(percent));
              }}
            >
              {`${formatPercent(percent, language)} %`}
            </Button>
          ))}
        </div>
      )}
      <WhyReduced form={form} label={t('orders.reduction_why')} isTried={isTried} />
      {discount && (
        <Button
          variant="quiet"
          isPending={saving.isPending}
          onClick={() => {
            save({ amount: 0 });
          }}
        >
          {t('orders.discount_take_back')}
        </Button>
      )}
    </FormPopup>
  );
}
