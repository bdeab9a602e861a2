import { MAX_LINE_LENGTH, type FieldProblem } from '@comanda/domain/fields';
import { useEffect, useRef, useState } from 'react';
import { tellFailure, useAccount } from '../account-context.ts';
import { refusedFields } from './check-details.ts';
import { Failure } from '../client-call.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

type Form<Field extends string> = {
  readonly initial: Values<Field>;
  /** Where the password of now is typed. */
  readonly proof: NoInfer<Field>;
  readonly check: (
    values: Values<NoInfer<Field>>,
  ) => Readonly<Partial<Record<string, FieldProblem>>>;
  readonly send: (values: Values<NoInfer<Field>>) => Promise<void>;
  /** What stands in the fields once it is saved. */
  readonly after: (values: Values<NoInfer<Field>>) => Values<NoInfer<Field>>;
};

/** One form of the account: what is typed, what is wrong with it, and what became of sending it. */
export function useOwnForm<Field extends string>(given: Form<Field>) {
  const { initial, proof, check, send, after } = given;
  const { say } = useAccount();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<
    Readonly<Partial<Record<string, FieldProblem | undefined>>>
  >({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'still' | 'sending' | 'saved'>('still');
  const form = useRef<HTMLFormElement>(null);

  // Counts what was refused: the focus goes to the first marked field then, and not while somebody types.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = async (): Promise<void> => {
    if (state === 'sending') return;
    const found = check(values);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    setState('sending');
    try {
      await send(values);
      setValues(after(values));
      setState('saved');
    } catch (error) {
      setState('still');
      const fields = Object.keys(initial) as Field[];
      const refused = error instanceof Failure ? refusedFields(error, { fields, proof }) : {};
      setProblems(refused);
      setRefusals((count) => count + 1);
      // What stands beneath a field is not said twice.
      const isBeneath = Object.keys(refused).length > 0;
      setFailure(isBeneath ? say('errors.validation_error') : tellFailure(error, say));
    }
  };
  return {
    values,
    failure,
    isSending: state === 'sending',
    isSaved: state === 'saved',
    /** What a form takes. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void submit();
      },
    },
    /** What a field takes. */
    fieldProps: (name: Field) => {
      const problem = problems[name];
      return {
        name,
        value: values[name],
        maxLength: MAX_LINE_LENGTH,
        problem:
          problem && say(`errors.${problem.code}` as 'errors.min', { limit: problem.limit ?? 0 }),
        onValue: (value: string) => {
          setValues((old) => ({ ...old, [name]: value }));
          setState('still');
          setFailure(undefined);
          setProblems((old) => ({ ...old, [name]: undefined }));
        },
      };
    },
  };
}
