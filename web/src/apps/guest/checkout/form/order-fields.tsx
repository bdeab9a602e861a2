import { MAX_LINE_LENGTH, MAX_PHONE_LENGTH, type FieldProblem } from '@comanda/domain/fields';
import { MAX_COMMENT_LENGTH, MAX_TABLE_LENGTH } from '@comanda/domain/orders';
import { Field } from '../../island/field.tsx';
import { useCheckout } from '../checkout-context.ts';
import type { Draft, DraftField } from './draft.ts';
import type { Problems } from '../sending/order-body.ts';

export type FieldsProps = {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onDraft: (change: Partial<Draft>) => void;
};

/** The props of each field of the checkout. */
export function useFieldOf({ draft, problems, onDraft }: FieldsProps) {
  const { t } = useCheckout();
  const messageOf = (problem: FieldProblem) =>
    t(`errors.${problem.code}` as 'errors.min', { limit: problem.limit ?? 0 });
  return (field: DraftField) => ({
    name: field,
    value: draft[field],
    problem: problems[field] && messageOf(problems[field]),
    onValue: (value: string) => onDraft({ [field]: value }),
  });
}

/** Folded: most guests at a table write neither. What is written stands beside the words that open it. */
function NameAndWishes(props: FieldsProps) {
  const { t } = useCheckout();
  const fieldOf = useFieldOf(props);
  const { draft, problems } = props;
  const isWrong = Boolean(problems.name ?? problems.comment);
  const written = [draft.name, draft.comment].map((text) => text.trim()).filter(Boolean);
  return (
    // Undefined leaves it as the guest has it.
    <details className="extras" open={isWrong || undefined}>
      <summary>
        <span>{t('guest.checkout.name_and_wishes')}</span>
        <small>{written.join(' · ')}</small>
      </summary>
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
    </details>
  );
}

/** Only for a guest who avoids something: one press sends it along, and it is said to whom. */
export function SendWishes({ draft, onDraft }: Pick<FieldsProps, 'draft' | 'onDraft'>) {
  const { sentWishes } = useCheckout();
  if (!sentWishes) return null;
  const { question, names, goesTo } = sentWishes;
  return (
    <label className="consent">
      <input
        type="checkbox"
        checked={draft.sendsWishes}
        onChange={({ target }) => onDraft({ sendsWishes: target.checked })}
      />
      <span>
        <b>{question}</b> {names}
        <small>{goesTo}</small>
      </span>
    </label>
  );
}

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
      <NameAndWishes {...props} />
    </section>
  );
}

/** Who collects it, and what else they wish: folded, since most wish nothing. They pay at the counter. */
export function PickUpFields(props: FieldsProps) {
  const { t } = useCheckout();
  const fieldOf = useFieldOf(props);
  const { draft, problems } = props;
  return (
    <section className="pair">
      <Field
        {...fieldOf('name')}
        label={t('guest.checkout.name')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="name"
      />
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        label={t('guest.checkout.phone')}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
      />
      <details className="extras" open={problems.comment !== undefined || undefined}>
        <summary>
          <span>{t('guest.checkout.wishes')}</span>
          <small>{draft.comment.trim()}</small>
        </summary>
        <Field
          {...fieldOf('comment')}
          isLong
          label={t('guest.checkout.comment_in_place')}
          maxLength={MAX_COMMENT_LENGTH}
        />
      </details>
    </section>
  );
}
