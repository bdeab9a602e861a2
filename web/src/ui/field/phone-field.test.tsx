import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw.tsx';
import { PhoneField } from './phone-field.tsx';

let takeAway: () => void = () => {};

afterEach(() => {
  takeAway();
});

function Form() {
  const [phone, setPhone] = useState('');
  return (
    <>
      <input aria-label="Înainte" />
      <PhoneField label="Telefon" value={phone} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

const held = () => page.getByRole('status');
const field = () => page.getByLabelText('Telefon');

it('stands on Moldova, with nothing to choose a country from', async () => {
  takeAway = draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await expect.element(held()).toHaveTextContent('');
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('is written as the number is read there, also when the Tab key has selected the prefix', async () => {
  takeAway = draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(page.getByLabelText('Înainte'));
  await userEvent.tab();
  await userEvent.keyboard('69700701');
  await expect.element(field()).toHaveValue('+373 69 700 701');
  await expect.element(held()).toHaveTextContent('+37369700701');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('+373 69 700');
});

it.each(['069 123 456', '+373 69-123-456', '+373 69 123 456', '0037369123456', '69123456'])(
  'takes %s in one piece',
  async (text) => {
    takeAway = draw(<Form />);
    await expect.element(field()).toHaveValue('+373 ');
    await field().fill(text);
    await expect.element(field()).toHaveValue('+373 69 123 456');
    await expect.element(held()).toHaveTextContent('+37369123456');
  },
);

it('takes no letters and no ninth digit', async () => {
  takeAway = draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(field());
  await userEvent.keyboard('6a9b1c234567');
  await expect.element(field()).toHaveValue('+373 69 123 456');
});
