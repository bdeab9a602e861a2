import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { Button } from '../button/button.tsx';
import { Popup } from './popup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

function Scene() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Открыть
      </Button>
      <Popup
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Новое меню"
      >
        <input aria-label="Название" />
      </Popup>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Открыть' });
const dialog = () => page.getByRole('dialog', { name: 'Новое меню' });

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => page.getByRole('button', { name: text('ui.close') }).click()],
  ['the backdrop', () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })],
])('%s closes it and returns the focus', async (_name, close) => {
  draw(<Scene />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  await close();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

it('stays open when its content is pressed', async () => {
  draw(<Scene />);
  await opener().click();
  await page.getByLabelText('Название').fill('Бар');
  await page.getByText('Новое меню').click();
  await expect.element(dialog()).toBeVisible();
});
