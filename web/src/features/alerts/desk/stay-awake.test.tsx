import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { useStayAwake } from './use-stay-awake.ts';

function Desk({ name }: { readonly name: string }) {
  const [isOn, setIsOn] = useState(false);
  useStayAwake(isOn);
  return (
    <button
      type="button"
      onClick={() => {
        setIsOn(!isOn);
      }}
    >
      {name}
    </button>
  );
}

/** Of this test's browser, whose only pages are its own. */
const held = async () => {
  const { held: locks = [] } = await navigator.locks.query();
  return locks.filter(({ name }) => name === 'comanda.awake').length;
};

it('holds a lock of the browser while it is on, beside other pages, and no longer than it is shown', async () => {
  const leave = draw(<Desk name="one" />);
  draw(<Desk name="two" />);
  expect(await held()).toBe(0);
  await page.getByRole('button', { name: 'one' }).click();
  await expect.poll(held).toBe(1);
  await page.getByRole('button', { name: 'two' }).click();
  await expect.poll(held).toBe(2);
  await page.getByRole('button', { name: 'two' }).click();
  await expect.poll(held).toBe(1);
  leave();
  await expect.poll(held).toBe(0);
});
