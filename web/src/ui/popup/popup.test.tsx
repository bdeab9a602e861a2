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
        <input type="text" autoComplete="off" aria-label="Название" />
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

it('is no banner of the page, which has its own while the popup closes', async () => {
  draw(<Scene />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
});

it('stays open when its content is pressed', async () => {
  draw(<Scene />);
  await opener().click();
  await page.getByLabelText('Название').fill('Бар');
  await page.getByText('Новое меню').click();
  await expect.element(dialog()).toBeVisible();
});

/** The first popup leads to a second, as adding a dish leads to choosing its options. */
function TwoPopups() {
  const [shown, setShown] = useState<'none' | 'first' | 'second'>('none');
  const close = () => {
    setShown('none');
  };
  return (
    <>
      <Button
        onClick={() => {
          setShown('first');
        }}
      >
        Открыть
      </Button>
      <Popup
        isOpen={shown === 'first'}
        onClose={close}
        title="Новое меню"
        actions={
          <Button
            onClick={() => {
              setShown('second');
            }}
          >
            Дальше
          </Button>
        }
      >
        <input type="text" autoComplete="off" aria-label="Название" />
      </Popup>
      <Popup isOpen={shown === 'second'} onClose={close} title="Второе меню">
        <input type="text" autoComplete="off" aria-label="Описание" />
      </Popup>
    </>
  );
}

it('leaves the focus to the popup that has opened while it closes', async () => {
  draw(<TwoPopups />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect.element(page.getByLabelText('Описание')).toHaveFocus();
  // The first one is hidden from the roles, but still there for a moment.
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(1);
  // What React does after the frame in which the first one is gone: there it would give the focus back.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await expect.element(page.getByLabelText('Описание')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
