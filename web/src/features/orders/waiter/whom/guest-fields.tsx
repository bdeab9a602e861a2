import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH } from '@comanda/domain/fields';
import type { LatLng } from '@comanda/domain/geo';
import { mayNeedChange, orderTypeTable, type PaymentType } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import type { ComponentType } from 'react';
import type { ShownText } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { problemText, writeProblem } from '../../../../lib/forms/problem-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { PhoneField } from '../../../../ui/field/phone/phone-field.tsx';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../../ui/pills/labelled-pills.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import type { TypedOrder, TypedProblems } from '../typed-order.ts';
import { KnownGuest } from './known-guest.tsx';
import styles from './whom.module.css';

/** Two fields side by side where there is room. */
const FIELD_WIDTH = 200;
/** `9999999,99`. */
const MAX_AMOUNT_LENGTH = 10;

/** A map of the zones with a pin. */
export type PlaceOfGuest = ComponentType<{
  readonly point: LatLng | undefined;
  readonly onPoint: (point: LatLng) => void;
}>;

export type GuestFieldsProps = {
  readonly typed: TypedOrder;
  readonly problems: TypedProblems;
  readonly payments: readonly PaymentType[];
  readonly onChange: (change: Partial<TypedOrder>) => void;
};

type Props = GuestFieldsProps & {
  /** From the feature of the zones. */
  readonly Place: PlaceOfGuest;
};

/** The texts of what is wrong, by field. */
export function useProblemOf(problems: TypedProblems) {
  const { t } = useText();
  return (field: keyof TypedProblems): ShownText | undefined => {
    const problem = problems[field];
    return problemText(problem && writeProblem(problem), t);
  };
}

/** Who collects an order or gets it brought, beginning with the number that rings. */
export function GuestFields({ Place, ...props }: Props) {
  const { t } = useText();
  const { typed, problems, onChange } = props;
  const problemOf = useProblemOf(problems);
  const isBrought = orderTypeTable.needsAddress[typed.orderType];
  return (
    <div className={styles['fields']}>
      <FieldRow fieldWidth={FIELD_WIDTH}>
        <PhoneField
          label={t('orders.main_phone')}
          error={problemOf('main_phone_number')}
          value={typed.phone}
          // A type is chosen by a press: the number is typed next.
          ref={focusWhenDrawn}
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          label={t('orders.waiter_guest_name')}
          maxLength={MAX_LINE_LENGTH}
          error={problemOf('client_name')}
          value={typed.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </FieldRow>
      <KnownGuest typed={typed} onChange={onChange} />
      {isBrought && <AddressFields {...props} Place={Place} />}
    </div>
  );
}

function AddressFields({ typed, problems, payments, onChange, Place }: Props) {
  const { t } = useText();
  const problemOf = useProblemOf(problems);
  const pointProblem =
    problems.point?.code === 'field_is_required' ? t('orders.why_pin_first') : problemOf('point');
  return (
    <>
      <TextField
        label={t('orders.full_address')}
        maxLength={MAX_ADDRESS_LENGTH}
        error={problemOf('full_address')}
        value={typed.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t('orders.town')}
        maxLength={MAX_LINE_LENGTH}
        error={problemOf('town')}
        value={typed.town}
        onChange={({ target }) => onChange({ town: target.value })}
      />
      <fieldset
        className={styles['place']}
        tabIndex={-1}
        aria-label={t('orders.address')}
        {...(pointProblem !== undefined && { 'aria-invalid': true })}
      >
        <Place point={typed.point ?? undefined} onPoint={(point) => onChange({ point })} />
        {pointProblem !== undefined && <Notice>{pointProblem}</Notice>}
      </fieldset>
      <Payment typed={typed} problems={problems} payments={payments} onChange={onChange} />
    </>
  );
}

function Payment({ typed, problems, payments, onChange }: GuestFieldsProps) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const problemOf = useProblemOf(problems);
  const problem = problemOf('payment_type');
  return (
    <>
      <LabelledPills
        label={t('orders.payment')}
        pills={payments.map((value) => ({ value, label: t(`orders.payment_${value}`) }))}
        value={typed.payment === '' ? undefined : typed.payment}
        onChange={(payment) => onChange({ payment })}
      />
      {problem !== undefined && <Notice>{problem}</Notice>}
      {mayNeedChange(typed.orderType, typed.payment) && (
        <NumberField
          label={t('orders.waiter_change_from', { symbol: currencySymbol(pub.currency_id) })}
          maxLength={MAX_AMOUNT_LENGTH}
          error={problemOf('change_from')}
          value={typed.changeFrom}
          onChange={({ target }) => onChange({ changeFrom: target.value })}
        />
      )}
    </>
  );
}

/** Not when the page was loaded: only after a press somebody wants to type. */
function focusWhenDrawn(input: HTMLInputElement | null): void {
  if (input && document.activeElement instanceof HTMLButtonElement) input.focus();
}
