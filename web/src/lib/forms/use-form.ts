import {
  useForm as useHookForm,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * `useForm` of React Hook Form, which focuses the first field with a problem once, at the attempt to send. The library
 * focuses it a second time after a timer, and `setFocus` only then: on a busy device that takes the focus from who is
 * already typing.
 */
export function useForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useHookForm<Values>({ ...props, shouldFocusError: false });
  return {
    ...form,
    handleSubmit: (send, refuse) =>
      form.handleSubmit(send, async (...problems) => {
        await refuse?.(...problems);
        // As the values are listed: the problems lie in the order in which they came.
        const names = Object.keys(form.getValues()) as Path<Values>[];
        const refs = names.map((name) => form.getFieldState(name).error?.ref);
        refs.find((ref) => ref !== undefined)?.focus?.();
      }),
  };
}
