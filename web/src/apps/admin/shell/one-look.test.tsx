import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AdministrationTabs } from '../../../product/platform/administration-tabs.tsx';
import { CourierTabs } from '../../../features/couriers/shell/courier-bars.tsx';
import { FilterTabs } from '../../../features/couriers/lists/filter/filter-tabs.tsx';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';

const PAPER = 'rgb(255, 253, 248)';
const INK = 'rgb(34, 29, 24)';

beforeAll(() => {
  startTestTexts('ro');
});

const pair = [
  { value: 'one', label: 'Una' },
  { value: 'two', label: 'Două' },
] as const;
const tabs = ['available', 'active'] as const;
const nothing = (): void => {};

const controls: readonly (readonly [string, string, () => ReactNode])[] = [
  ['pills', '/', () => <Pills label="p" pills={pair} value="one" onChange={nothing} />],
  ['checks', '/', () => <CheckPills label="c" pills={pair} values={['one']} onChange={nothing} />],
  [
    'a courier’s lists',
    '/',
    () => (
      <FilterTabs
        value="available"
        tabs={tabs.map((value) => ({ value, label: value, count: undefined }))}
        onChange={nothing}
      />
    ),
  ],
  ['a courier’s tabs', '/courier/profile', () => <CourierTabs />],
  ['the platform’s tabs', '/administration/orders', () => <AdministrationTabs />],
];

/** The options of a control: the first of them is chosen. */
const choices = () =>
  [...document.querySelectorAll<HTMLElement>('button, label, a')].map((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return { backgroundColor, color };
  });

it.each(controls)(
  '%s have the shared style of chosen and unchosen',
  async (_, address, control) => {
    document.documentElement.dataset['theme'] = 'light';
    draw(control(), address);
    await expect.poll(() => choices()[0]).toEqual({ backgroundColor: INK, color: PAPER });
    expect(choices().slice(1)).toEqual(
      choices()
        .slice(1)
        .map(() => ({ backgroundColor: PAPER, color: INK })),
    );
    delete document.documentElement.dataset['theme'];
  },
);

it('a pressed toggle button is filled like them', async () => {
  document.documentElement.dataset['theme'] = 'light';
  draw(<Button aria-pressed="true">Șterge zone</Button>);
  const button = page.getByRole('button').element();
  await expect.poll(() => getComputedStyle(button).backgroundColor).toBe(INK);
  delete document.documentElement.dataset['theme'];
});
