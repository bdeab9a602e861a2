import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isWorkInHand } from '../live/work-in-hand.ts';
import { createQueryClient } from './query-client.ts';
import type { watchFailure } from './shown-failures.ts';

const defaults = createQueryClient(() => {}).getDefaultOptions().queries ?? {};

it('keeps unused answers for 60 s', () => {
  expect(defaults.gcTime).toBe(60_000);
});

it.each([
  ['network_error', 0, 0, true],
  ['network_error', 0, 1, true],
  ['network_error', 0, 2, false],
  ['service_unavailable', 503, 1, true],
  ['something_went_wrong', 500, 0, false],
  ['forbidden', 403, 0, false],
] as const)('%s (%i) after %i failures: retried is %s', (code, status, failures, isRetried) => {
  const { retry } = defaults;
  if (typeof retry !== 'function') throw new Error('no rule');
  expect(retry(failures, new ApiError(code, { status }))).toBe(isRetried);
});

it('leaves handled codes to the screen, and a lost session to the session code', async () => {
  const report = vi.fn();
  const watch = vi.fn<typeof watchFailure>();
  const client = createQueryClient(report, watch);
  const fail = async (error: ApiError, meta = {}) => {
    const queryFn = () => {
      throw error;
    };
    await client.prefetchQuery({ queryKey: [error.code], queryFn, meta, retry: false });
  };
  const notFound = new ApiError('not_found', { status: 404 });
  await fail(notFound, { isSilentWhenMissing: true });
  client.clear();
  await fail(notFound, { isSilent: true });
  client.clear();
  expect(watch).not.toHaveBeenCalled();
  await fail(notFound, { handles: 'all' });
  client.clear();
  await fail(notFound, { handles: ['not_found'] });
  await fail(new ApiError('session_expired', { status: 401 }));
  expect(report).not.toHaveBeenCalled();
  expect(watch).toHaveBeenCalledTimes(2);
  client.clear();
  await fail(notFound, { handles: ['forbidden'] });
  expect(report).toHaveBeenCalledTimes(1);
  watch.mock.calls[0]?.[2]();
  expect(report).toHaveBeenCalledTimes(2);
});

it('reports a failed change at once without a network, and does not send it later', async () => {
  const report = vi.fn();
  const client = createQueryClient(report);
  const change = vi.fn().mockRejectedValue(new ApiError('network_error', { status: 0 }));
  onlineManager.setOnline(false);
  const pressed = client.getMutationCache().build(client, { mutationFn: change });
  await expect(pressed.execute(undefined)).rejects.toMatchObject({ code: 'network_error' });
  onlineManager.setOnline(true);
  expect(report).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledTimes(1);
});

it.each(['succeeds', 'fails'])('holds the reload of the page until a write %s', async (how) => {
  const client = createQueryClient(() => {});
  const answer = Promise.withResolvers<undefined>();
  const mutationFn = () => answer.promise;
  const writing = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  expect(isWorkInHand()).toBe(true);
  if (how === 'fails') answer.reject(new ApiError('forbidden', { status: 403 }));
  else answer.resolve(undefined);
  await writing.catch(() => undefined);
  expect(isWorkInHand()).toBe(false);
});
