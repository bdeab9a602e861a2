import type { TextKey } from '@comanda/contract/texts';
import type { Validator } from '@comanda/domain/fields';
import { useWatch } from 'react-hook-form';
import { useForm } from './use-form.ts';
import { toApiError, type ApiErrorCode } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { markShown } from '../query/shown-failures.ts';
import { problemText, validateBy, writeProblem, type ProblemKeys } from './problem-text.ts';

type Options<Field extends string> = {
  /** The domain's rules, by the fields' names on the wire. */
  readonly rules: Readonly<Record<Field, readonly Validator[]>>;
  /** Fields whose problems have texts of their own. */
  readonly texts?: Readonly<Partial<Record<NoInfer<Field>, ProblemKeys>>>;
  /** Which field each refusal of the server belongs to. */
  readonly owners?: Readonly<Partial<Record<ApiErrorCode, NoInfer<Field>>>>;
  /** The initial values; empty without it. */
  readonly initial?: Readonly<Partial<Record<NoInfer<Field>, string>>>;
  /** The field that is sent exactly as typed; the others are trimmed. */
  readonly secret?: NoInfer<Field>;
  /** Another secret beside it, which is the current one and not a new one. */
  readonly proof?: NoInfer<Field>;
  /** Shown while the secret and its repetition differ; without it the secret is typed once. */
  readonly mismatch?: TextKey;
};

const REPEATED = 'repeated';

type Values = Readonly<Record<string, string>>;

/** The fields that the server has refused, and why. */
function refusals<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  owners: Readonly<Partial<Record<string, Field>>>,
) {
  const { code, validationErrors } = toApiError(error);
  const owner = owners[code];
  return [
    ...validationErrors.map(({ field, ...problem }) => ({ field, problem })),
    ...(owner === undefined ? [] : [{ field: owner, problem: { code } }]),
  ].filter(({ field }) => fields.some((name) => name === field));
}

function initialValues(fields: readonly string[], initial: Partial<Values> = {}): Values {
  return Object.fromEntries([...fields, REPEATED].map((name) => [name, initial[name] ?? '']));
}

/** The values, trimmed except for the secrets. */
function valuesToSend<Field extends string>(
  values: Values,
  fields: readonly Field[],
  secrets: readonly (Field | undefined)[],
): Record<Field, string> {
  const sent = fields.map((name) => {
    const value = values[name] ?? '';
    return [name, secrets.includes(name) ? value : value.trim()] as const;
  });
  return Object.fromEntries(sent) as Record<Field, string>;
}

/**
 * A form that is checked against the domain's rules. The first problem of a field is shown beneath it after the
 * first attempt to send; a repetition that differs is always shown. Nothing is sent while a check fails.
 */
export function useCheckedForm<Field extends string>(options: Options<Field>) {
  const { rules, texts = {}, owners = {}, secret, proof, mismatch } = options;
  const { t } = useText();
  const fields = Object.keys(rules) as Field[];
  const start = initialValues(fields, options.initial);
  const { register, control, handleSubmit, setError, setFocus, reset, formState } = useForm<Values>(
    { defaultValues: start },
  );
  const [typed, repeated] = useWatch({ control, name: [secret ?? REPEATED, REPEATED] });
  const { errors, isDirty } = formState;

  const errorOf = (name: Field) => {
    const own: Readonly<Partial<Record<string, ProblemKeys>>> = texts;
    return problemText(errors[name]?.message, t, own[name]);
  };

  return {
    /** Whether any value differs from the initial one. */
    isDirty,
    /** Resets the form to the values that are saved now. */
    begin: (saved?: Readonly<Partial<Record<NoInfer<Field>, string>>>) => {
      reset({ ...start, ...saved });
    },
    /** The props of a text field. */
    field: (name: Field) => ({
      ...register(name, { validate: validateBy(rules[name]) }),
      error: errorOf(name),
    }),
    /** The props of a controlled field. */
    controlled: (name: Field) => ({
      name,
      control,
      rules: { validate: validateBy(rules[name]) },
      error: errorOf(name),
    }),
    repeated: {
      ...register(REPEATED),
      error: mismatch === undefined || typed === repeated ? undefined : t(mismatch),
    },
    submit: (send: (values: Record<Field, string>) => void) =>
      handleSubmit((values) => {
        if (mismatch !== undefined && values[REPEATED] !== values[secret ?? REPEATED]) {
          setFocus(REPEATED);
          return;
        }
        send(valuesToSend(values, fields, [secret, proof]));
      }),
    /** Focuses a field. */
    focus: (name: NoInfer<Field>) => {
      setFocus(name);
    },
    /** Marks the fields that the server has refused. */
    refuse: (error: unknown) => {
      const refused = refusals(error, fields, owners);
      if (refused.length > 0) markShown(error);
      refused.forEach(({ field, problem }, index) => {
        setError(field, { message: writeProblem(problem) }, { shouldFocus: index === 0 });
      });
    },
  };
}
