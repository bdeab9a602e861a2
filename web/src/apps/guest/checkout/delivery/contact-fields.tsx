import { MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { MAX_COMMENT_LENGTH, offeredPayments } from '@comanda/domain/orders';
import { Choice } from '../../island/choice.tsx';
import { Field } from '../../island/field.tsx';
import { NO_CHANGE } from '../form/draft.ts';
import { useFieldOf } from '../form/order-fields.tsx';
import { ChangeFrom } from './change-from.tsx';
import type { DeliveryProps } from './place-fields.tsx';

const paymentTexts = { cash: 'guest.delivery.cash', card_offline: 'guest.delivery.card' } as const;

function Payment({ draft, problems, onDraft, delivery: { t, terms } }: DeliveryProps) {
  return (
    <Choice
      label={t('guest.delivery.payment')}
      value={draft.payment}
      options={offeredPayments(terms.preorder).map((value) => ({
        value,
        label: t(paymentTexts[value]),
      }))}
      problem={problems.payment ? t('errors.payment_type_not_offered') : undefined}
      onValue={(payment) => onDraft({ payment, ...NO_CHANGE })}
    />
  );
}

/** Who receives the delivery, how they pay, and what else they wish. */
export function ContactFields(props: DeliveryProps) {
  const { t } = props.delivery;
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <Field
        {...fieldOf('name')}
        label={t('guest.delivery.name')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="name"
      />
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        label={t('guest.delivery.phone')}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
      />
      <Field
        {...fieldOf('secondPhone')}
        type="tel"
        inputMode="tel"
        label={t('guest.delivery.second_phone')}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="off"
      />
      <Payment {...props} />
      {props.draft.payment === 'cash' && props.quote && (
        <ChangeFrom {...props} total={props.quote.client_total} />
      )}
      <Field
        {...fieldOf('comment')}
        isLong
        label={t('guest.delivery.comment')}
        maxLength={MAX_COMMENT_LENGTH}
      />
    </section>
  );
}
