import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../lib/session/session.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeApi } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CourierRegistrationScreen } from './courier-registration-screen.tsx';

const CALL = 'POST /api/courier';

beforeAll(() => {
  startTestTexts('ro');
});

const field = (name: string) => page.getByLabelText(name, { exact: true });

async function fillAndSubmit(api: FakeApi, repeated = 'parola-buna'): Promise<FakeApi> {
  draw(<CourierRegistrationScreen />);
  await field(text('couriers.full_name')).fill('Ion Rusu');
  await userEvent.click(field(text('couriers.phone')));
  await userEvent.keyboard('69123456');
  await field(text('accounts.email')).fill(' ion@curier.md ');
  await field(text('accounts.password')).fill('parola-buna');
  await field(text('accounts.repeat_password')).fill(repeated);
  await page.getByRole('button', { name: text('accounts.register') }).click();
  return api;
}

it('says above its button what happens with the data, and asks for no consent', async () => {
  const unmount = draw(<CourierRegistrationScreen />);
  await expect.element(page.getByText(text('couriers.data'), { exact: false })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  unmount();
});

it('registers and signs in', async () => {
  const { made } = await fillAndSubmit(
    fakeApi({ [CALL]: () => ({ ok: true, accesstoken: 'token', role: 'courier' }) }),
  );
  await eventually(() => {
    expect(session.current().role).toBe('courier');
  });
  expect(made).toEqual([
    {
      call: CALL,
      body: {
        full_name: 'Ion Rusu',
        phone_number: '+37369123456',
        email: 'ion@curier.md',
        password: 'parola-buna',
      },
    },
  ]);
});

it('sends nothing while the passwords differ', async () => {
  const { made } = await fillAndSubmit(fakeApi({}), 'altceva');
  await expect.element(page.getByText(text('errors.not_match'))).toBeVisible();
  expect(made).toEqual([]);
});

it('shows the error of a taken e-mail below its field', async () => {
  await fillAndSubmit(
    fakeApi({ [CALL]: () => refusal(409, 'courier_with_the_same_email_already_exists') }),
  );
  await expect
    .element(page.getByText(text('errors.courier_with_the_same_email_already_exists')))
    .toBeVisible();
  await expect.element(field(text('accounts.email'))).toHaveFocus();
});
