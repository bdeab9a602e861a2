import { useId } from 'react';

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen now. */
  readonly blockedBy?: string | undefined;
};

type Props<Value extends string> = {
  readonly label: string;
  /** The options are clear on the screen; the label is for screen readers. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value | '';
  readonly problem?: string | undefined;
  readonly onValue: (value: Value) => void;
};

/** One choice of a few, all visible. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  problem,
  onValue,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className={problem === undefined ? 'pick' : 'pick wrong'}
      aria-describedby={problem === undefined ? undefined : `${name}-message`}
    >
      <legend className={isLabelHidden ? 'vh' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.blockedBy !== undefined}
              onChange={() => onValue(option.value)}
            />
            <span>
              {option.label}
              {option.blockedBy !== undefined && <small>{option.blockedBy}</small>}
            </span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${name}-message`} className="bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
