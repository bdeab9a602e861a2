import type { FieldProblem } from '@comanda/domain/fields';
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
