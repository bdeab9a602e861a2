import { useId } from 'react';

type Option<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | '';
  readonly problem?: string | undefined;
  readonly onValue: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  problem,
  onValue,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className="pick"
      aria-describedby={problem === undefined ? undefined : `${name}-told`}
    >
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-invalid={problem !== undefined}
              onChange={() => onValue(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${name}-told`} className="bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
