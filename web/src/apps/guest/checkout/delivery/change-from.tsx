import { toMinor } from '@comanda/domain/money';
import { banknotesAbove } from '@comanda/domain/orders';
import { useEffect, useEffectEvent } from 'react';
import { Choice } from '../../island/choice.tsx';
import { Field } from '../../island/field.tsx';
import { useCheckout } from '../checkout-context.ts';
import { changeFromOf, NO_CHANGE, OTHER_CHANGE } from '../form/draft.ts';
import { useFieldOf } from '../form/order-fields.tsx';
import type { DeliveryProps } from './place-fields.tsx';

/** The longest amount that an order may have: `9999999,99`. */
const MAX_AMOUNT_LENGTH = 10;

type Props = DeliveryProps & { readonly total: number };

/** With what a guest pays in cash, so that the courier brings the change; nothing is chosen for them. */
export function ChangeFrom({ total, ...props }: Props) {
  const { draft, problems, onDraft, delivery } = props;
  const { t } = delivery;
  const { info, money } = useCheckout();
  const fieldOf = useFieldOf(props);
  const dropIfTooLittle = useEffectEvent((least: number) => {
    const from = changeFromOf(draft);
    if (from !== undefined && from < least) onDraft(NO_CHANGE);
  });
  // Not while the guest types: only when the total has risen above what was said.
  useEffect(() => dropIfTooLittle(total), [total]);
  const isOther = draft.changeFrom === OTHER_CHANGE;
  const offered = banknotesAbove(toMinor(total), info.symbol).map(String);
  // One that was chosen while the total was higher stays in sight.
  const isKept = draft.changeFrom !== '' && !isOther && !offered.includes(draft.changeFrom);
  const notes = isKept ? [...offered, draft.changeFrom] : offered;
  const problem = problems.otherChange?.code === 'invalid_value';
  return (
    <>
      <Choice
        label={t('guest.delivery.change', { symbol: info.symbol })}
        value={draft.changeFrom}
        options={[
          { value: '', label: t('guest.delivery.no_change') },
          ...notes.map((value) => ({
            value,
            label: t('guest.delivery.change_from', { amount: value }),
          })),
          { value: OTHER_CHANGE, label: t('guest.delivery.other_change') },
        ]}
        onValue={(changeFrom) => onDraft({ changeFrom, otherChange: '' })}
      />
      {isOther && (
        <Field
          {...fieldOf('otherChange')}
          {...(problem && {
            problem: t('guest.delivery.change_too_little', { total: money(total) }),
          })}
          label={t('guest.delivery.change_from_amount', { symbol: info.symbol })}
          inputMode="decimal"
          maxLength={MAX_AMOUNT_LENGTH}
          autoComplete="off"
        />
      )}
    </>
  );
}
