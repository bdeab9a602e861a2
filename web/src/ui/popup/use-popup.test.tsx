import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { Popup } from './popup.tsx';
import { usePopup } from './use-popup.ts';

beforeAll(() => {
  startTestTexts('en');
});

/** A screen with a popup for one item, as in every feature. */
function Screen() {
  const popup = usePopup<number>();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          popup.open(7);
        }}
      >
        open
      </button>
      <output>{`${popup.isOpen} ${popup.subject} ${popup.openCount}`}</output>
      {popup.subject !== undefined && (
        <Popup isOpen={popup.isOpen} onClose={popup.close} title={`thing ${popup.subject}`}>
          text
        </Popup>
      )}
    </>
  );
}

const state = () => page.getByRole('status', { includeHidden: true });
const dialog = () => page.getByRole('dialog');

it('opens with its subject and not before, keeps it during the fade, and counts openings', async () => {
  draw(<Screen />);
  await expect.element(state()).toHaveTextContent('false undefined 0');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'thing 7' })).toBeVisible();
  await expect.element(state()).toHaveTextContent('true 7 1');
  await dialog()
    .getByRole('button', { name: text('ui.close') })
    .click();
  await expect.element(state()).toHaveTextContent('false 7 1');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(state()).toHaveTextContent('true 7 2');
});
