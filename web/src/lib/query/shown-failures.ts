import { useEffect } from 'react';
import { toApiError } from '../api/api-error.ts';
import { currentTexts } from '../i18n/current-texts.ts';
import { errorText } from './error-text.ts';

/** Longer than a slow phone needs to draw a message; short enough for a user who waits for one. */
const SHOWN_WITHIN_MS = 1500;
const LOOK_EVERY_MS = 50;

const inOtherWords = new WeakSet<object>();
type Watched = { readonly look: () => void; readonly judge: () => void };
const watched = new Set<Watched>();

/** For a failure that is said in other words than its own: beneath a field, in a toast about what was deleted. */
export function markShown(error: unknown): void {
  if (typeof error === 'object' && error !== null) inOtherWords.add(error);
}

/** For a mounted place that says a failure in other words than its own. */
export function useShown(error: unknown): void {
  useEffect(() => {
    markShown(error);
  }, [error]);
}

/** Whether the failure is marked, or its text is on the screen. */
function isShown(error: unknown): boolean {
  if (typeof error === 'object' && error !== null && inOtherWords.has(error)) return true;
  return document.body.textContent.includes(errorText(error, currentTexts.get().t));
}

/**
 * A failure that a screen promised to show itself: watched until its text appears. A screen may have no place for it,
 * or may have been left meanwhile; then it is reported.
 */
export function watchFailure(error: unknown, isOver: () => boolean, onUnshown: () => void): void {
  let looksLeft = SHOWN_WITHIN_MS / LOOK_EVERY_MS;
  const end = (report: boolean) => {
    clearInterval(timer);
    watched.delete(one);
    if (!report) return;
    if (import.meta.env.DEV) {
      globalThis.reportError(
        new Error(`The failure "${toApiError(error).code}" of a call is shown nowhere.`),
      );
    }
    onUnshown();
  };
  const one: Watched = {
    look: () => {
      if (isOver() || isShown(error)) end(false);
    },
    judge: () => {
      end(!isOver() && !isShown(error));
    },
  };
  const timer = setInterval(() => {
    looksLeft -= 1;
    one.look();
    if (looksLeft <= 0 && watched.has(one)) end(true);
  }, LOOK_EVERY_MS);
  watched.add(one);
}

/** For tests, whose presses come faster than the looks: a text that is gone again by the next one was on the screen. */
export function lookForFailures(): void {
  for (const { look } of watched) look();
}

/** For tests: judges what is still watched before its screen is removed. */
export function judgeFailures(): void {
  for (const { judge } of watched) judge();
}
