import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { clickSearch, clearSearch, startSearch } from './search.ts';

afterEach(() => {
  clearSearch();
  closeTestPage();
});

const dishes = [
  aDish({ id: 5, category_id: 3, name: 'Zeamă' }),
  aDish({ id: 6, category_id: 3, name: 'Plăcintă' }),
];
const form = () => document.querySelector<HTMLElement>('.find');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.d')]
    .filter(({ hidden }) => !hidden)
    .map((card) => card.id);
const foundText = () => document.querySelector('.found')?.textContent;

it('its button opens the search; a second press closes it and shows the whole menu', async () => {
  const page = openTestPage({ data: { dishes } });
  startSearch(page.info);
  click(clickSearch, ['[data-find]', page]);
  expect(form()?.hidden).toBe(false);
  expect(document.activeElement).toBe(form()?.querySelector('input'));
  await userEvent.keyboard('placinta');
  expect(shown()).toEqual(['d6']);
  expect(foundText()).toBe(page.info().texts.found(1));
  await userEvent.keyboard('x');
  expect(foundText()).toBe(page.info().texts.nothingFound);
  click(clickSearch, ['[data-find]', page]);
  expect(form()?.hidden).toBe(true);
  expect(shown()).toEqual(['d5', 'd6']);
  expect(foundText()).toBe('');
  expect(document.activeElement?.className).toContain('round');
});
