import { Field } from '../../island/field.tsx';
import { useCheckout } from '../checkout-context.ts';
import { useFieldOf, type FieldsProps } from './use-field-of.ts';

export function InPlaceFields(props: FieldsProps) {
  const { say } = useCheckout();
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <Field
        {...fieldOf('table')}
        label={say('guest.checkout.table')}
        hint={say('guest.checkout.table_hint')}
        maxLength={40}
        autoComplete="off"
        className="counted"
      />
      <Field
        {...fieldOf('name')}
        label={say('guest.checkout.name_if_you_like')}
        maxLength={255}
        autoComplete="given-name"
      />
      <Field
        {...fieldOf('comment')}
        isLong
        label={say('guest.checkout.comment_in_place')}
        maxLength={2000}
      />
    </section>
  );
}
