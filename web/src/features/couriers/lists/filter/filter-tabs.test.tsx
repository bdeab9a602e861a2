import type { Language } from '@comanda/contract/texts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { Page } from '../../../../ui/layout/page.tsx';
import { courierFilters } from '../../area/courier-filter.ts';
import { FilterTabs } from './filter-tabs.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

it.each<Language>(['ru', 'ro', 'en'])(
  'are readable as a whole on a narrow phone with large letters, with large counts (%s)',
  async (language) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '125%';
    startTestTexts(language);
    draw(
      <Page>
        <FilterTabs
          value="available"
          onChange={() => {}}
          tabs={courierFilters.map((value) => ({
            value,
            label: text(`couriers.filter_${value}`),
            count: value === 'completed' ? undefined : 128,
          }))}
        />
      </Page>,
    );
    await document.fonts.load(
      '600 13px "Commissioner Variable"',
      text('couriers.filter_completed'),
    );
    const group = page.getByRole('group').element().getBoundingClientRect();
    const tabs = page.getByRole('button').elements();
    expect(tabs).toHaveLength(3);
    expect(group.right).toBeLessThanOrEqual(360);
    for (const tab of tabs) {
      const { left, right } = tab.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(tab);
      const shown = words.getBoundingClientRect();
      expect(shown.left, tab.textContent).toBeGreaterThanOrEqual(left + 2);
      expect(shown.right, tab.textContent).toBeLessThanOrEqual(Math.min(right, group.right) - 2);
    }
  },
);
