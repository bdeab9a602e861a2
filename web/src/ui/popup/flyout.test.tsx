import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { russianScreens } from '../../testing/setup/russian-screens.ts';
import { Flyout } from './flyout.tsx';

const WINDOW = { width: 800, height: 600 };
const screens = russianScreens();

beforeEach(async () => {
  await page.viewport(WINDOW.width, WINDOW.height);
});

it.each([
  ['the left', { left: 20, top: 20 }, { left: true, below: true }],
  ['the right', { right: 20, top: 20 }, { left: false, below: true }],
  ['the foot', { left: 20, bottom: 20 }, { left: true, below: false }],
] as const)('opens within the window from a button at %s', async (_name, at, expected) => {
  screens.draw(
    <div style={{ position: 'fixed', ...at }}>
      <Flyout label="open" icon="+">
        {() => <p style={{ width: '300px', height: '200px' }}>panel</p>}
      </Flyout>
    </div>,
  );
  const button = page.getByRole('button', { name: 'open' });
  await button.click();
  await expect.element(page.getByText('panel')).toBeVisible();
  const panel = page.getByText('panel').element().closest('[popover]')?.getBoundingClientRect();
  const beside = button.element().getBoundingClientRect();
  if (!panel) throw new Error('the panel is no popover');
  expect(expected.left ? panel.left - beside.left : panel.right - beside.right).toBeCloseTo(0, 0);
  expect(expected.below ? panel.top >= beside.bottom : panel.bottom <= beside.top).toBe(true);
  expect(panel.left).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(WINDOW.width);
});
