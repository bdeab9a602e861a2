import type { TextKey } from '@comanda/contract/texts';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { DataNote } from './data-note.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

it.each<['courier' | 'company', TextKey]>([
  ['courier', 'couriers.data'],
  ['company', 'accounts.company_data'],
])('leads a %s to its section, in the language of the screen', async (section, key) => {
  const unmount = draw(<DataNote text={text(key)} section={section} />);
  await expect.element(page.getByText(text(key), { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('ui.your_data') }))
    .toHaveAttribute('href', `/privacy?lang=ro#${section}`);
  unmount();
});
