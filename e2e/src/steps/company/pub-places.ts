import type { Locator } from '@playwright/test';
import type { TextKey } from '@comanda/contract/texts';
import type { Person } from '../../stage/stage.ts';

/** The link of the navigation rail to a place where a pub's staff work. */
export const onRail = (
  { page, t }: Pick<Person, 'page' | 't'>,
  place: 'orders.orders' | 'orders.kitchen' | 'pubs.venue',
): Locator =>
  page
    .getByRole('navigation', { name: t('pubs.sections') })
    .getByRole('link', { name: t(place), exact: true });

/** From the pub's own page to a section of its settings. */
export async function openSection({ page, t }: Person, section: TextKey): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t(section), exact: true })
    .click();
}
