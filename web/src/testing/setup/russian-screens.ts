import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { draw } from './draw.tsx';
import { startTestTexts } from './test-texts.ts';

type Screens = {
  readonly draw: (...drawn: Parameters<typeof draw>) => void;
  readonly unmount: () => void;
};

/**
 * Screens in Russian on a device without stored data, each removed after its test with all its
 * providers; called once at the top of a file.
 */
export function russianScreens(): Screens {
  let unmount: () => void = () => {};
  beforeAll(async () => {
    startTestTexts('ru');
  });
  beforeEach(() => {
    window.localStorage.clear();
  });
  afterEach(() => {
    unmount();
    vi.unstubAllGlobals();
  });
  return {
    draw: (...drawn) => {
      unmount = draw(...drawn);
    },
    unmount: () => {
      unmount();
    },
  };
}
