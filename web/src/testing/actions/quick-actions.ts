import { page, server, type Locator } from 'vitest/browser';
import {
  clickTarget,
  isClickable,
  isInView,
  isVisible,
  reachablePoint,
  watchClick,
} from './clickable.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    clickAt: (x: number, y: number) => Promise<void>;
  }
}

/** What is not ready by then goes to Playwright's action, which waits longer and says what it waits for. */
const QUICK_MS = 1000;
const RETRY_MS = 5;
/** A page that never stops changing is not waited for. */
const QUIET_ROUNDS = 20;

// Before a test replaces them.
const later = window.setTimeout.bind(window);
const onFrame = window.requestAnimationFrame.bind(window);
const now = performance.now.bind(performance);

const pause = (durationMs: number) =>
  new Promise<void>((resolve) => {
    later(resolve, durationMs);
  });
const nextFrame = () =>
  new Promise<unknown>((resolve) => {
    onFrame(resolve);
  });

/** Waits until the page draws nothing more for now, as a user does: its answers, effects and tasks have had a turn. */
async function settled(): Promise<void> {
  let isQuiet = false;
  const observer = new MutationObserver(() => {
    isQuiet = false;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let round = 0; round < QUIET_ROUNDS && !isQuiet; round += 1) {
    isQuiet = true;
    await nextFrame();
    await pause(0);
  }
  observer.disconnect();
}

/** Done, to be tried again, or an element that only Playwright's action knows. */
type Outcome = 'done' | 'not yet' | 'unknown';
type Attempt = (element: Element) => Outcome | Promise<Outcome>;

/**
 * Does it at the locator's only element as soon as that is possible. False when Playwright has to do it: after a
 * while, and for several elements, which it refuses. Fake timers stand still meanwhile.
 */
async function doneQuickly(locator: Locator, attempt: Attempt): Promise<boolean> {
  for (const start = now(); now() - start < QUICK_MS; await pause(RETRY_MS)) {
    const elements = locator.elements();
    if (elements.length > 1) return false;
    if (elements.length > 0) await settled();
    const [element] = locator.elements();
    const outcome = element ? await attempt(element) : 'not yet';
    if (outcome === 'unknown') break;
    if (outcome === 'done') return true;
  }
  return false;
}

const hasOptions = (options: object | undefined) => Object.keys(options ?? {}).length > 0;

/** Where the frame of the tests is in the page. */
const frame = () => window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };

/** Clicks with the real mouse. Nothing is pressed, and it is tried again, when another element is reached instead. */
async function clicked(element: Element): Promise<Outcome> {
  if (!isClickable(element)) return 'not yet';
  const point = reachablePoint(element);
  if (!point) return 'not yet';
  if (document.activeElement === document.body) window.focus();
  const hasReached = watchClick(clickTarget(element));
  const { x, y } = frame();
  await server.commands.clickAt(x + point.x, y + point.y);
  if (!hasReached()) return 'not yet';
  await settled();
  return 'done';
}

const textField = /^(?:text|search|tel|url|email|password|number)$/;

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && textField.test(element.type));

/** Replaces the text of a field as an insertion of the user. */
function filled(element: Element, text: string): Outcome {
  // Playwright's insertion scrolls to the field, as typing does.
  if (!isTextField(element) || !isInView(element)) return 'unknown';
  if (!isVisible(element) || element.matches(':disabled, :read-only')) return 'not yet';
  element.focus();
  element.select();
  if (document.activeElement !== element) return 'not yet';
  if (text !== '') document.execCommand('insertText', false, text);
  else if (element.value !== '') document.execCommand('delete');
  return 'done';
}

type Actions = {
  click: (this: Locator, options?: object) => Promise<void>;
  fill: (this: Locator, text: string, options?: object) => Promise<void>;
  clear: (this: Locator, options?: object) => Promise<void>;
};

/**
 * The same actions in a third of the time: for a click Playwright asks the browser a dozen questions, which here the
 * page itself answers.
 */
function useQuickActions(): void {
  const actions = Object.getPrototypeOf(page.getByRole('button')) as Actions;
  const { click, fill, clear } = actions;
  actions.click = async function quickClick(options) {
    if (hasOptions(options) || !(await doneQuickly(this, clicked))) await click.call(this, options);
  };
  const isFilled = (locator: Locator, text: string) =>
    doneQuickly(locator, (element) => filled(element, text));
  actions.fill = async function quickFill(text, options) {
    if (hasOptions(options) || !(await isFilled(this, text))) await fill.call(this, text, options);
  };
  actions.clear = async function quickClear(options) {
    if (hasOptions(options) || !(await isFilled(this, ''))) await clear.call(this, options);
  };
}

useQuickActions();
