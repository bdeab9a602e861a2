import type { CallReply } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { withMotion } from '../../../testing/actions/on-screen.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CompanyScreen } from './company-screen.tsx';

type Company = CallReply<'GET /api/company'>['company'];
const company: Company = { id: 3, tariff: 'basic', name: 'La Nuc SRL', email: 'a@b.md', phone: '' };

beforeAll(() => {
  startTestTexts('ru');
});

const PUBS = 'GET /api/company/:companyID/pubs';
const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const DELETE = 'DELETE /api/company/:companyID/pubs/:pubID';

function drawScreen(shownCompany: Company = company) {
  draw(
    <CompanyScreen
      company={shownCompany}
      accountLink={<a href="#account">account</a>}
      tariffs={null}
      onPay={() => {}}
      onLogOut={() => {}}
      isLoggingOut={false}
    />,
  );
}

const actions = () => page.getByRole('button', { name: text('ui.actions_of', { name: 'La Nuc' }) });
const choose = async (name: string) => {
  await actions().click();
  await page.getByRole('button', { name, exact: true }).click();
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const sent = (made: readonly { call: string; body: unknown }[], method: string) =>
  made.filter(({ call }) => call.startsWith(`${method} /api/company`));

/** A fake server that stores pubs. */
function storeOf(pubs: Pub[]) {
  return fakeApi({
    [PUBS]: () => ({ ok: true, pubs }),
    [SAVE]: ({ params, body }) => {
      const at = pubs.findIndex(({ id }) => id === params.pubID);
      const pub = { ...aPub(), ...pubs[at], ...body };
      pubs[at] = pub;
      return { ok: true, pub };
    },
    [DELETE]: ({ params }) => {
      pubs.splice(0, pubs.length, ...pubs.filter(({ id }) => id !== params.pubID));
      return { ok: true };
    },
  });
}

it('changes name and address in place, sends only changed values, and restores the focus', async () => {
  const api = storeOf([aPub()]);
  drawScreen();
  await choose('Изменить название и адрес');
  const popup = page.getByRole('dialog', { name: text('pubs.update_named', { name: 'La Nuc' }) });
  await expect.element(popup).toBeVisible();
  await expect.element(field(text('pubs.name'))).toHaveFocus();
  await expect.element(popup.getByRole('button', { name: text('ui.save') })).toBeDisabled();
  await field(text('pubs.name')).fill('ab');
  await press(text('ui.save'));
  await expect.element(page.getByText('В названии должно быть не меньше 3 символов')).toBeVisible();
  expect(sent(api.made, 'PUT')).toEqual([]);

  await field(text('pubs.name')).fill(' La Nuc Vechi ');
  await press(text('ui.save'));
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'La Nuc Vechi' })).toBeVisible();
  expect(sent(api.made, 'PUT')).toEqual([
    { call: 'PUT /api/company/3/pubs/7', body: { name: 'La Nuc Vechi' } },
  ]);
  await expect
    .element(page.getByRole('button', { name: text('ui.actions_of', { name: 'La Nuc Vechi' }) }))
    .toHaveFocus();
});

it('discards text that was typed but not sent', async () => {
  storeOf([aPub()]);
  drawScreen();
  await choose('Изменить название и адрес');
  await field(text('pubs.address')).fill('ул. Пушкина 12');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await choose('Изменить название и адрес');
  await expect.element(field(text('pubs.address'))).toHaveValue('str. București 68');
});

it('keeps the popup open with the typed text when the server refuses', async () => {
  fakeApi({
    [PUBS]: () => ({ ok: true, pubs: [aPub()] }),
    [SAVE]: () => refusal(400, 'validation_error', [{ field: 'name', code: 'max', limit: 255 }]),
  });
  drawScreen();
  await choose('Изменить название и адрес');
  await field(text('pubs.name')).fill('La Nuc Vechi');
  await press(text('ui.save'));
  await expect
    .element(page.getByText('В названии может быть не больше 255 символов'))
    .toBeVisible();
  await expect.element(field(text('pubs.name'))).toHaveValue('La Nuc Vechi');
});

it('asks before it deletes, explains the effect on the code, and makes room for another pub', async () => {
  const api = storeOf([aPub()]);
  drawScreen();
  await expect.element(page.getByText(text('pubs.places', { taken: 1, limit: 1 }))).toBeVisible();
  await choose('Удалить заведение');
  const popup = page.getByRole('dialog', { name: text('pubs.delete_named', { name: 'La Nuc' }) });
  await expect.element(popup.getByText(/comanda\.example\/pub\/la-nuc\//)).toBeVisible();
  await expect.element(popup.getByText(/Адрес останется за вами/)).toBeVisible();
  await expect.element(popup.getByText(/Сегодня поступило 5 заказов/)).toBeVisible();
  // The focus starts on Cancel, not on the destructive button.
  await expect.element(popup.getByRole('button', { name: text('ui.cancel') })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(actions()).toHaveFocus();
  expect(sent(api.made, 'DELETE')).toEqual([]);

  await choose('Удалить заведение');
  await press(text('pubs.delete_confirm'));
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByText(text('pubs.none'))).toBeVisible();
  await expect.element(page.getByText(text('pubs.places', { taken: 0, limit: 1 }))).toBeVisible();
  // The focused button was removed with its card.
  await expect.element(page.getByLabelText(text('pubs.name'))).toHaveFocus();
  expect(sent(api.made, 'DELETE')).toEqual([
    { call: 'DELETE /api/company/3/pubs/7', body: undefined },
  ]);
});

it('leaves the focus in the list, whether the popup of a deleted pub fades or closes at once', async () => {
  storeOf([aPub({ name: 'Crama' }), aPub({ id: 8, name: 'Grota' }), aPub({ id: 9 })]);
  drawScreen({ ...company, tariff: 'pro' });
  const deletePub = async (name: string) => {
    await page.getByRole('button', { name: text('ui.actions_of', { name }) }).click();
    await page.getByRole('button', { name: text('pubs.delete'), exact: true }).click();
    await press(text('pubs.delete_confirm'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
  };
  const codeOf = (name: string) =>
    page.getByRole('button', { name: text('pubs.show_qr_code', { name }) });
  await deletePub('Crama');
  await expect.element(codeOf('Grota')).toHaveFocus();
  await withMotion();
  await deletePub('Grota');
  await expect.element(codeOf('La Nuc')).toHaveFocus();
});

it('removes the card when another user was faster', async () => {
  const pubs = [aPub(), aPub({ id: 8, name: 'Crama' })];
  fakeApi({
    [PUBS]: () => ({ ok: true, pubs }),
    [DELETE]: () => {
      pubs.shift();
      return refusal(404, 'not_found');
    },
  });
  drawScreen({ ...company, tariff: 'pro' });
  await choose('Удалить заведение');
  await press(text('pubs.delete_confirm'));
  await expect.element(page.getByRole('heading', { name: 'La Nuc' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Crama' })).toBeVisible();
});

it('keeps the card and the popup when the deletion fails', async () => {
  fakeApi({
    [PUBS]: () => ({ ok: true, pubs: [aPub()] }),
    [DELETE]: () => refusal(500, 'something_went_wrong'),
  });
  drawScreen();
  await choose('Удалить заведение');
  await press(text('pubs.delete_confirm'));
  await expect
    .element(page.getByRole('button', { name: text('pubs.delete_confirm'), exact: true }))
    .not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('offers an administrator inside the pub neither to add nor to delete a pub', async () => {
  storeOf([aPub()]);
  drawScreen({ ...company, entered_pub_id: 7 });
  await actions().click();
  await expect.element(page.getByRole('button', { name: text('pubs.update') })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: text('pubs.delete') }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: text('pubs.add') }))
    .not.toBeInTheDocument();
});

it('opens no popup by itself, and closes its list by Escape and by a press outside', async () => {
  storeOf([aPub()]);
  drawScreen();
  const update = page.getByRole('button', { name: text('pubs.update') });
  await expect.element(actions()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await actions().click();
  await expect.element(update).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(update).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(update).not.toBeInTheDocument();
  await expect.element(actions()).toHaveFocus();
  await actions().click();
  await page.getByRole('heading', { name: 'La Nuc' }).click();
  await expect.element(update).not.toBeInTheDocument();
});
