import { afterEach, expect, it, vi } from 'vitest';
import { followVisibleArea } from './follow-visible-area.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A visual viewport that a test resizes. */
class FakeViewport extends EventTarget {
  public height = window.innerHeight;
  public offsetTop = 0;
  public scale = 1;
  public change(change: Partial<Pick<FakeViewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event('resize'));
  }
}

const inlineSizes = (element: HTMLElement) =>
  ['--seen-height', '--seen-top'].map((name) => element.style.getPropertyValue(name));

it('is as high as the area above a keyboard, and full height again without one', () => {
  const viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  const element = document.createElement('div');
  const stop = followVisibleArea(element);
  expect(inlineSizes(element)).toEqual(['', '']);
  viewport.change({ height: 310, offsetTop: 24 });
  expect(inlineSizes(element)).toEqual(['310px', '24px']);
  viewport.change({ height: window.innerHeight, offsetTop: 0 });
  expect(inlineSizes(element)).toEqual(['', '']);
  // Pinch zoom enlarges the page: that is no keyboard.
  viewport.change({ height: 310, scale: 2 });
  expect(inlineSizes(element)).toEqual(['', '']);
  stop();
  viewport.change({ height: 310, scale: 1 });
  expect(inlineSizes(element)).toEqual(['', '']);
});
