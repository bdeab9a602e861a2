import type { FieldProblem } from '@comanda/domain/accounts';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useCheckout } from './checkout-context.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem: FieldProblem | undefined;
  readonly isLong?: boolean;
  readonly onValue: (value: string) => void;
};

/** A labelled field; its problem stands right beneath it and is read with it. */
export function Field({ label, hint, value, problem, isLong = false, onValue, ...input }: Props) {
  const { say } = useCheckout();
  const id = useId();
  const told =
    problem &&
    say(`errors.${problem.code}` as 'errors.field_is_required', { limit: problem.limit ?? 0 });
  const common = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': (told ?? hint) === undefined ? undefined : `${id}-told`,
  };
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea
          {...common}
          rows={2}
          maxLength={input.maxLength}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <input {...input} {...common} onChange={({ target }) => onValue(target.value)} />
      )}
      {(told ?? hint) !== undefined && (
        <p id={`${id}-told`} className={told === undefined ? undefined : 'bad'}>
          {told ?? hint}
        </p>
      )}
    </div>
  );
}
