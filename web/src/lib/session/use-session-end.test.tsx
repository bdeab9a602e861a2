import { useMutation, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { ApiError } from '../api/api-error.ts';
import { session } from './session.ts';
import { useSessionEnd } from '../query/use-session-end.ts';

afterEach(() => {
  session.setEnding(false);
});

type PendingRequest = { readonly signal: AbortSignal; readonly answer: (text: string) => void };

/** A screen that loads something, and whose button ends the session. */
function open(end: () => Promise<void>): {
  readonly requests: PendingRequest[];
  readonly reported: ApiError[];
} {
  const requests: PendingRequest[] = [];
  const reported: ApiError[] = [];
  function Screen() {
    const { data = 'loading' } = useQuery({
      queryKey: ['orders'],
      queryFn: async ({ signal }) =>
        new Promise<string>((answer) => {
          requests.push({ signal, answer });
        }),
    });
    const ending = useMutation({ ...useSessionEnd(), mutationFn: end });
    return (
      <>
        <p>{data}</p>
        <button
          type="button"
          onClick={() => {
            ending.mutate();
          }}
        >
          leave
        </button>
      </>
    );
  }
  draw(<Screen />, '/', (error) => {
    reported.push(error);
  });
  return { requests, reported };
}

it('cancels pending calls before the session ends', async () => {
  let wasCalledBack: boolean | undefined;
  const { requests, reported } = open(() => {
    wasCalledBack = requests[0]?.signal.aborted;
    return Promise.resolve();
  });
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('button', { name: 'leave' }).click();
  await expect.poll(() => wasCalledBack).toBe(true);
  expect(session.current().isEnding).toBe(true);
  expect(reported).toEqual([]);
  expect(requests).toHaveLength(1);
});

it('loads again when the session could not be ended', async () => {
  const failure = new ApiError('network_error', { status: 0 });
  const { requests, reported } = open(() => Promise.reject(failure));
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('button', { name: 'leave' }).click();
  await expect.poll(() => requests.length).toBe(2);
  expect(session.current().isEnding).toBe(false);
  requests[1]?.answer('three orders');
  await expect.element(page.getByText('three orders')).toBeVisible();
  expect(reported).toEqual([failure]);
});
