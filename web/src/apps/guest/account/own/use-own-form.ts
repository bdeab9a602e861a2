import { MAX_LINE_LENGTH, type FieldProblem } from '@comanda/domain/fields';
import { useState } from 'react';
import { showFailure, fieldProblemText, useAccount } from '../account-context.ts';
import { refusedFields } from './check-details.ts';
import { Failure } from '../client-call.ts';
import { useRefusalFocus } from '../use-refusal-focus.ts';

type Problems = Readonly<Partial<Record<string, FieldProblem | undefined>>>;
type Values<Field extends string> = Readonly<Record<Field, string>>;

type Form<Field extends string> = {
  readonly initial: Values<Field>;
  /** The field of the current password. */
  readonly proof: NoInfer<Field>;
  readonly check: (values: Values<NoInfer<Field>>) => Problems;
  readonly send: (values: Values<NoInfer<Field>>) => Promise<void>;
  /** The values of the fields after a save. */
  readonly after: (values: Values<NoInfer<Field>>) => Values<NoInfer<Field>>;
};

/** The server's problems by field. */
function problemsOf<Field extends string>(error: unknown, form: Form<Field>): Problems {
  const fields = Object.keys(form.initial) as Field[];
  return error instanceof Failure ? refusedFields(error, { fields, proof: form.proof }) : {};
}

/** One form of the account: its values, its problems, and the result of sending it. */
export function useOwnForm<Field extends string>(given: Form<Field>) {
  const { initial, check, send, after } = given;
  const { t } = useAccount();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'still' | 'sending' | 'saved'>('still');
  const { form, focusRefused } = useRefusalFocus();

  const change = (name: Field, value: string): void => {
    setValues((old) => ({ ...old, [name]: value }));
    setState('still');
    setFailure(undefined);
    setProblems((old) => ({ ...old, [name]: undefined }));
  };
  const submit = async (): Promise<void> => {
    if (state === 'sending') return;
    const found = check(values);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) {
      focusRefused();
      return;
    }
    setState('sending');
    try {
      await send(values);
      setValues(after(values));
      setState('saved');
    } catch (error) {
      setState('still');
      const refused = problemsOf(error, given);
      setProblems(refused);
      focusRefused();
      // A problem shown beneath its field is not repeated.
      const isBeneath = Object.keys(refused).length > 0;
      setFailure(isBeneath ? t('errors.validation_error') : showFailure(error, t));
    }
  };
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    void submit();
  };
  return {
    values,
    failure,
    isSending: state === 'sending',
    isSaved: state === 'saved',
    /** The props of a form. */
    formProps: { ref: form, noValidate: true, onSubmit },
    /** The props of a field. */
    fieldProps: (name: Field) => ({
      name,
      value: values[name],
      maxLength: MAX_LINE_LENGTH,
      problem: fieldProblemText(problems[name], t),
      onValue: (value: string) => change(name, value),
    }),
  };
}
