import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { MAX_COMMENT_LENGTH, MAX_TABLE_LENGTH } from '@comanda/domain/orders';
import { Field } from '../../island/field.tsx';
import { useCheckout } from '../checkout-context.ts';
import { useFieldOf, type FieldsProps } from './use-field-of.ts';

export function InPlaceFields(props: FieldsProps) {
  const { t } = useCheckout();
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <Field
        {...fieldOf('table')}
        label={t('guest.checkout.table')}
        hint={t('guest.checkout.table_hint')}
        maxLength={MAX_TABLE_LENGTH}
        autoComplete="off"
        className="counted"
      />
      <Field
        {...fieldOf('name')}
        label={t('guest.checkout.name_if_you_like')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="given-name"
      />
      <Field
        {...fieldOf('comment')}
        isLong
        label={t('guest.checkout.comment_in_place')}
        maxLength={MAX_COMMENT_LENGTH}
      />
    </section>
  );
}
