import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { PhoneField } from './phone-field.tsx';

function Form({ saved = '' }: { readonly saved?: string }) {
  const [phone, setPhone] = useState(saved);
  return (
    <>
      <input type="text" autoComplete="off" aria-label="Înainte" />
      <PhoneField label="Telefon" value={phone} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

const storedValue = () => page.getByRole('status');
const field = () => page.getByLabelText('Telefon');

it('starts with the prefix of Moldova, without a list of countries', async () => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await expect.element(storedValue()).toHaveTextContent('');
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('shows the number in the Moldovan format, also when the Tab key has selected the prefix', async () => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(page.getByLabelText('Înainte'));
  await userEvent.tab();
  await userEvent.keyboard('69700701');
  await expect.element(field()).toHaveValue('+373 69 700 701');
  await expect.element(storedValue()).toHaveTextContent('+37369700701');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('+373 69 700');
});

it.each(['069 123 456', '+373 69-123-456', '+373 69 123 456', '0037369123456', '69123456'])(
  'takes %s in one piece',
  async (text) => {
    draw(<Form />);
    await expect.element(field()).toHaveValue('+373 ');
    await field().fill(text);
    await expect.element(field()).toHaveValue('+373 69 123 456');
    await expect.element(storedValue()).toHaveTextContent('+37369123456');
  },
);

it('accepts no letters', async () => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(field());
  await userEvent.keyboard('6a9b1c23456');
  await expect.element(field()).toHaveValue('+373 69 123 456');
});

it('keeps the ninth digit, so that the form asks for the country instead of storing another number', async () => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(field());
  await userEvent.keyboard('0721123456');
  await expect.element(storedValue()).toHaveTextContent('+373721123456');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('+373 72 112 345');
});

it('shows the number of another country unchanged, and changes nothing by itself', async () => {
  draw(<Form saved="+40721234567" />);
  await expect.element(field()).toHaveValue('+40721234567');
  await expect.element(storedValue()).toHaveTextContent('+40721234567');
});

it.each([
  ['+40 721 234 567', '+40721234567'],
  // A form that one neighbour alone has, and one that two have.
  ['0744 123 456', '+40744123456'],
  ['0721 123 456', '0721123456'],
  ['0040 721 234 567', '+40721234567'],
  ['+1 (202) 555-0143', '+12025550143'],
  // Three of its digits are also Moldova’s code.
  ['+370 612 34567', '+37061234567'],
])('accepts %s of another country as pasted text', async (text, phone) => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await field().fill(text);
  await expect.element(field()).toHaveValue(phone);
  await expect.element(storedValue()).toHaveTextContent(phone);
});

it.each([
  ['when everything was selected', '{Control>}a{/Control}'],
  ['behind our prefix', '{End}'],
])('accepts a number of another country after its plus, %s', async (_, keys) => {
  draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(field());
  await userEvent.keyboard(`${keys}+40 721x23`);
  await expect.element(field()).toHaveValue('+4072123');
  await userEvent.keyboard('{Backspace}4567');
  await expect.element(storedValue()).toHaveTextContent('+4072124567');
});

it('returns to Moldova with its prefix, also when the field is emptied', async () => {
  draw(<Form saved="+40721234567" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}+37369123456');
  await expect.element(field()).toHaveValue('+373 69 123 456');
  await expect.element(storedValue()).toHaveTextContent('+37369123456');
  await field().fill('+40721');
  await expect.element(field()).toHaveValue('+40721');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(field()).toHaveValue('+373 ');
  await expect.element(storedValue()).toHaveTextContent('');
});
