import {
  useForm as useHookForm,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * `useForm` of React Hook Form, which focuses the first field with a problem once, at the attempt to send. The library
 * focuses it a second time after a timer: on a busy device that takes the focus from who is already typing.
 */
export function useForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useHookForm<Values>({ ...props, shouldFocusError: false });
  const { handleSubmit, setFocus } = form;
  return {
    ...form,
    handleSubmit: (send) =>
      handleSubmit(send, (problems) => {
        // As the values are listed: the problems lie in the order in which they came.
        const first = Object.keys(form.getValues()).find(
          (name): name is Path<Values> => name in problems,
        );
        if (first !== undefined) setFocus(first);
      }),
  };
}
