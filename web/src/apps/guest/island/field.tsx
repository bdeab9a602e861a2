import type { ComponentProps } from 'react';
import { useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The problem of the value, as a text. */
  readonly problem: string | undefined;
  readonly isLong?: boolean;
  readonly onValue: (value: string) => void;
};

/** A labelled field; its problem stands right beneath it and is read with it. */
export function Field({ label, hint, value, problem, isLong = false, onValue, ...input }: Props) {
  const id = useId();
  const message = problem ?? hint;
  const common = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': message === undefined ? undefined : `${id}-message`,
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
      {message !== undefined && (
        <p id={`${id}-message`} className={problem === undefined ? undefined : 'bad'}>
          {message}
        </p>
      )}
    </div>
  );
}
