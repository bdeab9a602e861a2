import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores a press while it runs. A button that is pending ignores it too, but the second press of a
 * double click may come before the button is drawn so, and would write a change twice.
 */
export function useSingleMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...pressed) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...pressed);
  };
  return { ...mutation, mutate };
}
