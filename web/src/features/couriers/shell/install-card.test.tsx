import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { InstallCard } from './install-card.tsx';
import { storeInstallOffer } from './install-prompt.ts';

const button = () => page.getByRole('button', { name: text('couriers.install_button') });
const hint = () => page.getByText(text('couriers.install_by_hand'));

beforeAll(() => {
  startTestTexts('ru');
  storeInstallOffer();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('offers the installation where the browser can install, once', async () => {
  draw(<InstallCard />);
  await expect.element(button()).not.toBeInTheDocument();
  const prompt = vi.fn(async () => {});
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await expect.element(hint()).not.toBeInTheDocument();
  await button().click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(button()).not.toBeInTheDocument();
});

it('explains on an iPhone how to install', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  draw(<InstallCard />);
  await expect.element(hint()).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
});
