import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { PhoneField } from './phone-field.tsx';

let takeAway: () => void = () => {};

afterEach(() => {
  takeAway();
});

function Form({ saved = '' }: { readonly saved?: string }) {
  const [phone, setPhone] = useState(saved);
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

it('shows another country’s number as it is, and changes nothing by itself', async () => {
  takeAway = draw(<Form saved="+40721234567" />);
  await expect.element(field()).toHaveValue('+40721234567');
  await expect.element(held()).toHaveTextContent('+40721234567');
});

it.each([
  ['+40 721 234 567', '+40721234567'],
  ['0040 721 234 567', '+40721234567'],
  ['+1 (202) 555-0143', '+12025550143'],
  // Three of its digits are Moldova’s.
  ['+370 612 34567', '+37061234567'],
])('takes %s of another country in one piece', async (text, phone) => {
  takeAway = draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await field().fill(text);
  await expect.element(field()).toHaveValue(phone);
  await expect.element(held()).toHaveTextContent(phone);
});

it.each([
  ['when everything was selected', '{Control>}a{/Control}'],
  ['behind our prefix', '{End}'],
])('takes another country’s number from its plus on, %s', async (_, keys) => {
  takeAway = draw(<Form />);
  await expect.element(field()).toHaveValue('+373 ');
  await userEvent.click(field());
  await userEvent.keyboard(`${keys}+40 721x23`);
  await expect.element(field()).toHaveValue('+4072123');
  await userEvent.keyboard('{Backspace}4567');
  await expect.element(held()).toHaveTextContent('+4072124567');
});

it('comes back to Moldova with its prefix, and when nothing is left', async () => {
  takeAway = draw(<Form saved="+40721234567" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}+37369123456');
  await expect.element(field()).toHaveValue('+373 69 123 456');
  await expect.element(held()).toHaveTextContent('+37369123456');
  await field().fill('+40721');
  await expect.element(field()).toHaveValue('+40721');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(field()).toHaveValue('+373 ');
  await expect.element(held()).toHaveTextContent('');
});
