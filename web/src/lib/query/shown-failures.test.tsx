import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from './error-text.ts';
import { judgeFailures, useShown } from './shown-failures.ts';

type Place = (props: { readonly error: Error | null }) => ReactNode;

/** A button whose call fails; the screen promised to show the failure itself. */
function Press({ place: Place }: { readonly place: Place }) {
  const { mutate, error } = useMutation({
    mutationFn: () => Promise.reject(new ApiError('dish_not_available', { status: 422 })),
    meta: { handles: 'all' },
  });
  return (
    <>
      <button
        type="button"
        onClick={() => {
          mutate();
        }}
      >
        call
      </button>
      <output>{error?.message}</output>
      <Place error={error} />
    </>
  );
}

const Own: Place = ({ error }) => {
  const errorText = useErrorText();
  return error && <p>{errorText(error)}</p>;
};
const OtherWords: Place = ({ error }) => {
  useShown(error);
  return null;
};
const Nothing: Place = () => null;

beforeAll(() => {
  startTestTexts('ro');
});

it.each<[string, Place, number]>([
  ['is not reported when its text is on the screen', Own, 0],
  ['is not reported when a place says it in other words', OtherWords, 0],
  ['is reported, and reaches whoever pressed, when nothing shows it', Nothing, 1],
])('a failure that a screen shows itself %s', async (_name, place, reports) => {
  const thrown = vi.fn();
  vi.stubGlobal('reportError', thrown);
  const report = vi.fn();
  draw(<Press place={place} />, '/', report);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('dish_not_available');
  if (place === Own) {
    await expect.element(page.getByText(text('errors.dish_not_available'))).toBeVisible();
  }
  judgeFailures();
  await expect.poll(() => report).toHaveBeenCalledTimes(reports);
  expect(thrown).toHaveBeenCalledTimes(reports);
});
