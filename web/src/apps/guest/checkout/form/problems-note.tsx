import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import type { ProblemField, Problems } from '../sending/order-body.ts';

type Props = {
  readonly problems: Problems;
  readonly delivery: Pick<Delivery, 't'> | undefined;
};

/** The names of all empty or wrong fields: the first of them has the focus. */
export function ProblemsNote({ problems, delivery }: Props) {
  const { t } = useCheckout();
  const nameOf = (field: ProblemField): string =>
    field === 'table' ||
    field === 'name' ||
    field === 'phone' ||
    field === 'comment' ||
    field === 'wantedAt'
      ? t(`guest.checkout.field_${field}`)
      : (delivery?.t(`guest.delivery.field_${field}`) ?? '');
  const fields = Object.keys(problems) as ProblemField[];
  const isMissing = (field: ProblemField) => problems[field]?.code === 'field_is_required';
  const missing = fields.filter(isMissing).map(nameOf).join(', ');
  const wrong = fields
    .filter((field) => !isMissing(field))
    .map(nameOf)
    .join(', ');
  if (fields.length === 0) return null;
  return (
    <div className="refusal" role="alert">
      {missing !== '' && <p>{t('guest.checkout.missing', { fields: missing })}</p>}
      {wrong !== '' && <p>{t('guest.checkout.wrong', { fields: wrong })}</p>}
    </div>
  );
}
