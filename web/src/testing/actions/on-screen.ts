import { onTestFinished } from 'vitest';
import { server } from 'vitest/browser';

const nextFrame = () =>
  new Promise((resolve) => {
    window.requestAnimationFrame(resolve);
  });

/** The time that a few renders and their effects take. */
export async function passFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
}

/**
 * Waits frame by frame until the check is true, half a minute at most, and for the effects of that render;
 * `eventually` and `expect.element` would move fake timers meanwhile.
 */
export async function waitFrames(isDone: () => boolean): Promise<void> {
  for (let frame = 0; frame < 1800 && !isDone(); frame += 1) await nextFrame();
  await passFrames();
}

/** A finger on an element, or its end: the rows of live lists are held meanwhile. */
export function touch(element: Element, kind: 'pointerdown' | 'pointerup' = 'pointerdown'): void {
  element.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setMotion: (isOn: boolean) => Promise<void>;
  }
}

/** Things move in this test, as for users who have not asked for less. */
export async function withMotion(): Promise<void> {
  await server.commands.setMotion(true);
  onTestFinished(() => server.commands.setMotion(false));
}
