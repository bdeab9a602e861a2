import type { Order } from '@comanda/contract/orders';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CourierBlock } from './courier-block.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

const HINT = 'Treceți comanda la „Se pregătește” ca să o vadă curierii';
const SEARCHING = 'Se caută curieri…';
const FOUND = 'Curierul a fost găsit';
const NOT_FOUND = 'Curierul nu a fost găsit';

it.each([
  ['not_handled', false, HINT],
  ['not_handled', true, HINT],
  ['handled', false, HINT],
  ['preparing', false, SEARCHING],
  ['preparing', true, FOUND],
  ['at_courier', false, HINT],
  ['at_courier', true, FOUND],
  ['completed', false, NOT_FOUND],
  ['completed', true, FOUND],
  ['canceled', false, NOT_FOUND],
  ['canceled', true, FOUND],
] as [Order['status'], boolean, string][])('%s, reserved %s: %s', async (status, is, words) => {
  const courier = { is_reserved: is, reserver_courier_id: is ? 4 : 0, courier_name: 'Ion Rusu' };
  draw(
    <CourierBlock order={anOrder({ status, courier_info: courier })} timeZone="Europe/Chisinau" />,
  );
  for (const state of [HINT, SEARCHING, FOUND, NOT_FOUND]) {
    const shown = page.getByText(state, { exact: true });
    if (state === words) await expect.element(shown).toBeVisible();
    else await expect.element(shown).not.toBeInTheDocument();
  }
  const button = page.getByRole('button', {
    name: text('orders.about_courier', { name: 'Ion Rusu' }),
  });
  if (words === FOUND) await expect.element(button).toHaveTextContent('Ion Rusu');
  else await expect.element(button).not.toBeInTheDocument();
});
