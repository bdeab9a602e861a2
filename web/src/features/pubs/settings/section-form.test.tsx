import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal, writesOf } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { usePub } from '../api.ts';
import { SectionForm } from './section-form.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

afterEach(() => {
  keptInTab.dropAll();
});

const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const save = () => page.getByRole('button', { name: text('ui.save') });
const field = (name: string) => page.getByLabelText(name, { exact: true });

it('enables the save button for changed values and sends only these', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="venue" />);
  await expect.element(save()).toBeDisabled();
  await field(text('pubs.address')).fill('str. Pușkin 12');
  await expect.element(save()).toBeEnabled();
  await field(text('pubs.address')).fill('str. București 68');
  await expect.element(save()).toBeDisabled();

  await field(text('pubs.currency')).selectOptions('2');
  await expect.element(page.getByText(text('pubs.unsaved'))).toBeVisible();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)).toEqual({
    call: 'PUT /api/company/3/pubs/7',
    body: { currency_id: 2 },
  });
  await expect.element(save()).toBeDisabled();
});

it('asks for the usual class of VAT, with the rates that hold now, also while they are not known', async () => {
  const rates = [
    { id: 3, vat_class: 'reduced', valid_from: '2999-01-01', percent: 19 },
    { id: 1, vat_class: 'reduced', valid_from: '2024-01-01', percent: 8 },
    { id: 2, vat_class: 'standard', valid_from: '2024-01-01', percent: 20.5 },
  ] as const;
  const api = fakeApi({
    [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }),
    'GET /api/vat-rates': () => ({ ok: true, rates: [...rates] }),
  });
  draw(<SectionForm pub={aPub()} section="venue" />);
  const vat = field(text('vat.usual'));
  await expect
    .element(vat)
    .toHaveTextContent('Localul nu plătește TVAMâncare și băuturi: 8 %Alcool: 20,5 %');
  await vat.selectOptions('standard');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api)[0]?.body).toEqual({ vat_class: 'standard' });
});

it('saves the theme of the guest’s page', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="page" />);
  await page.getByRole('button', { name: text('pubs.theme_dark') }).click();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ color_theme: 'dark' });
});

it.each([
  ['pubs.accepts_by_itself', 'accepts_by_itself'],
  ['pubs.takes_dish_notes', 'takes_dish_notes'],
  ['pubs.has_pick_up_order', 'has_pick_up_order'],
] as const)('switches on: %s', async (label, name) => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="ordering" />);
  await page.getByRole('switch', { name: text(label) }).click();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ [name]: true });
});

it('has the address of the ready board once pick-up is saved', async () => {
  fakeApi({});
  draw(<SectionForm pub={aPub({ has_pick_up_order: true })} section="ordering" />);
  const board = page.getByRole('link', { name: 'https://comanda.example/pub/la-nuc/ready' });
  await expect.element(board).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText(text('pubs.ready_board'))).toBeVisible();
});

it('says what will happen before orders are accepted by themselves, and not after that', async () => {
  fakeApi({
    'GET /api/company/:companyID/pubs/:pubID': () => ({ ok: true, pub: aPub() }),
    [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }),
  });
  function Saved() {
    const { data: pub } = usePub(3, 7);
    return pub && <SectionForm pub={pub} section="ordering" />;
  }
  draw(<Saved />);
  const consequence = page.getByText(text('pubs.accepts_by_itself_hint'));
  await expect.element(consequence).not.toBeInTheDocument();
  await page.getByRole('switch', { name: text('pubs.accepts_by_itself') }).click();
  await expect.element(consequence).toBeVisible();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  await expect.element(consequence).not.toBeInTheDocument();
});

it('explains before saving how another currency affects the menu', async () => {
  fakeApi({});
  draw(<SectionForm pub={aPub()} section="venue" />);
  await expect.element(field(text('pubs.currency'))).not.toHaveAccessibleDescription();
  await field(text('pubs.currency')).selectOptions('2');
  await expect
    .element(field(text('pubs.currency')))
    .toHaveAccessibleDescription(/Cifrele din meniu.*rămân/);
  await field(text('pubs.currency')).selectOptions('1');
  await expect.element(field(text('pubs.currency'))).not.toHaveAccessibleDescription();
});

/** The browser's own colour picker gets its colour as a value. */
function pickColor(color: string) {
  const input = field(text('pubs.color')).element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, color);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('saves only the colour, typed beside its swatch', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="page" />);
  await expect.element(field(text('pubs.color'))).toHaveValue('#b4552d');
  pickColor('#0a7d3c');
  await expect.element(page.getByText('#0a7d3c')).toBeVisible();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ color: '#0a7d3c' });
  await expect.element(field(text('pubs.color'))).toHaveValue('#0a7d3c');
});

const info = 'Muzică vie vineri\nCâinii sunt bineveniți';

it.each<[string, string, object, string?]>([
  ['Informații suplimentare', info, { additional_info: info }],
  // As the server stores it.
  ['Nume în Telegram', '@la_nuc', { telegram_username: '@la_nuc' }, 'la_nuc'],
  ['Parola Wi-Fi', 'nuca2026', { wifi_password: 'nuca2026' }],
  ['Numele rețelei Wi-Fi', 'La Nuc Guest', { wifi_network: 'La Nuc Guest' }],
  ['Denumire', '  La Nuc Vechi ', { name: 'La Nuc Vechi' }, 'La Nuc Vechi'],
  ['Fus orar', 'Pacific/Auckland', { time_zone: 'Pacific/Auckland' }],
  ['Telefon pentru oaspeți', '022 123 456', { phone: '+37322123456' }, '+373 22 123 456'],
  ['Adresa', '', { address: '' }],
])('saves only the changed field: %s', async (label, typed, body, shown = typed) => {
  const api = fakeApi({
    [SAVE]: ({ body: { telegram_username = '', ...sent } }) => ({
      ok: true,
      pub: aPub({ ...sent, telegram_username: telegram_username.replaceAll('@', '') }),
    }),
  });
  draw(<SectionForm pub={aPub()} section={label.includes('Wi-Fi') ? 'wifi' : 'venue'} />);
  if (label === 'Fus orar') await field(label).selectOptions(typed);
  else await field(label).fill(typed);
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual(body);
  await expect.element(field(label)).toHaveValue(shown);
  await expect.element(save()).toBeDisabled();
});

it('chooses the usual minutes of each order type, 10 to 90, and saves them as numbers', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="ordering" />);
  const delivery = field(text('pubs.usual_minutes_delivery'));
  const inPlace = field(text('pubs.usual_minutes_in_place'));
  await expect.element(delivery).toHaveValue('30');
  await expect.element(inPlace).toHaveValue('20');
  const offered = [...delivery.element().querySelectorAll('option')].map(({ value }) => value);
  expect([offered.length, offered[0], offered[1], offered.at(-1)]).toEqual([17, '10', '15', '90']);
  await delivery.selectOptions('45');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ usual_minutes_delivery: 45 });
  await expect.element(delivery).toHaveValue('45');
});

it('chooses when a guest without an answer is told to call, and whether the order is refused', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(
    <SectionForm
      pub={aPub({ unanswered_minutes: 5, refuse_after_minutes: null })}
      section="ordering"
    />,
  );
  const call = field(text('pubs.unanswered_minutes'));
  const refuse = field(text('pubs.refuse_after_minutes'));
  await expect.element(call).toHaveValue('5');
  await expect.element(refuse).toHaveDisplayValue(text('pubs.refuse_never'));
  await call.selectOptions('12');
  await refuse.selectOptions('20');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ unanswered_minutes: 12, refuse_after_minutes: 20 });
});

it('chooses when a courier who does nothing is warned, and when others get the order', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub({ idle_release_minutes: null })} section="ordering" />);
  const release = field(text('pubs.idle_release_minutes'));
  const warn = field(text('pubs.idle_warn_minutes'));
  await expect.element(release).toHaveDisplayValue(text('pubs.refuse_never'));
  await expect.element(warn).not.toBeInTheDocument();
  await release.selectOptions('30');
  await warn.selectOptions('15');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ idle_warn_minutes: 15, idle_release_minutes: 30 });
});

it('chooses whether couriers need the guest’s code, and from which total in cash', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="ordering" />);
  const from = field(text('pubs.handover_code_from'));
  await expect.element(from).not.toBeInTheDocument();
  await page.getByRole('switch', { name: text('pubs.asks_handover_code') }).click();
  await from.fill('x');
  await save().click();
  await expect.element(page.getByText(text('pubs.bound_total_invalid'))).toBeVisible();
  await from.fill('500,5');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({
    asks_handover_code: true,
    handover_code_from: 500.5,
  });
});

it('an order without an answer is no longer refused once the pub has chosen “never”', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub({ refuse_after_minutes: 20 })} section="ordering" />);
  const refuse = field(text('pubs.refuse_after_minutes'));
  await expect.element(refuse).toHaveValue('20');
  await refuse.selectOptions('');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ refuse_after_minutes: null });
  await expect.element(refuse).toHaveDisplayValue(text('pubs.refuse_never'));
});

it('shows a refusal of the server beneath the name', async () => {
  const problems = [{ field: 'name', code: 'max', limit: 255 }] as const;
  fakeApi({ [SAVE]: () => refusal(400, 'validation_error', [...problems]) });
  draw(<SectionForm pub={aPub()} section="venue" />);
  await field(text('pubs.name')).fill('La Nuc Vechi');
  await save().click();
  await expect
    .element(page.getByText('Denumirea poate avea cel mult 255 de caractere'))
    .toBeVisible();
  await expect.element(field(text('pubs.name'))).toHaveValue('La Nuc Vechi');
});

it('keeps the typed values when saving fails, and restores the saved ones on request', async () => {
  fakeApi({ [SAVE]: () => refusal(500, 'something_went_wrong') });
  draw(<SectionForm pub={aPub()} section="wifi" />);
  await field(text('pubs.wifi_password')).fill('alta-parola');
  await save().click();
  await expect.element(save()).toBeEnabled();
  await expect.element(field(text('pubs.wifi_password'))).toHaveValue('alta-parola');
  await page.getByRole('button', { name: text('pubs.discard') }).click();
  await expect.element(field(text('pubs.wifi_password'))).toHaveValue('nuci');
  await expect.element(save()).toBeDisabled();
});

it('refuses a pub without a name', async () => {
  fakeApi({});
  draw(<SectionForm pub={aPub()} section="venue" />);
  await field(text('pubs.name')).fill('');
  await save().click();
  await expect.element(page.getByText('Introduceți denumirea localului')).toBeVisible();
});

const tooLong = 'Prea lung: cel mult 32 de litere; ă, ș, ț se numără de două ori';

it('refuses an invalid network name and shows the reason', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="wifi" />);
  const network = field(text('pubs.wifi_network'));
  await network.fill('Țărăncuța de la Țarălungă'.padEnd(28, '!'));
  await save().click();
  await expect.element(page.getByText(tooLong)).toBeVisible();
  expect(writesOf(api)).toEqual([]);
  await network.fill('Țărăncuța');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ wifi_network: 'Țărăncuța' });
});

it('shows a refusal of the server beneath the network', async () => {
  const problems = [{ field: 'wifi_network', code: 'max_octets', limit: 32 }] as const;
  fakeApi({ [SAVE]: () => refusal(400, 'validation_error', [...problems]) });
  draw(<SectionForm pub={aPub()} section="wifi" />);
  await field(text('pubs.wifi_network')).fill('La Nuc');
  await save().click();
  await expect.element(page.getByText(tooLong)).toBeVisible();
});

const noName =
  'Un nume din Telegram: 4–32 de litere latine, cifre sau liniuțe de subliniere, întâi o literă';

it.each([
  ['Nume în Telegram', 'la nuc', noName],
  ['Telefon pentru oaspeți', '12', 'Acesta nu este un număr de telefon'],
])('refuses the name of the network, %s: %s', async (label, typed, problem) => {
  const api = fakeApi({});
  draw(<SectionForm pub={aPub()} section="venue" />);
  await field(label).fill(typed);
  await save().click();
  await expect.element(page.getByText(problem)).toBeVisible();
  expect(writesOf(api)).toEqual([]);
});

it('shows a refusal of the server beneath the time zone', async () => {
  const problems = [{ field: 'time_zone', code: 'invalid_value' }] as const;
  fakeApi({ [SAVE]: () => refusal(400, 'validation_error', [...problems]) });
  draw(<SectionForm pub={aPub()} section="venue" />);
  await field(text('pubs.time_zone')).selectOptions('Europe/Bucharest');
  await save().click();
  await expect.element(page.getByText(text('errors.invalid_value'))).toBeVisible();
  await expect.element(field(text('pubs.time_zone'))).toHaveAttribute('aria-invalid', 'true');
});

it('keeps a zone that only the server supports', async () => {
  fakeApi({});
  draw(<SectionForm pub={aPub({ time_zone: 'Europe/Kyiv' })} section="venue" />);
  await expect.element(field(text('pubs.time_zone'))).toHaveValue('Europe/Kyiv');
});

it('a wrong bound or list of tables is shown at its field and not sent; right ones are saved', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<SectionForm pub={aPub()} section="ordering" />);
  const total = field(text('pubs.max_order_total'));
  // Nothing means the usual bound.
  await expect.element(total).toHaveAttribute('placeholder', '40.000,00');
  await field(text('pubs.max_dish_units')).fill('1000');
  await field(text('pubs.tables')).fill('40-1');
  await total.fill('0');
  await save().click();
  await expect
    .element(field(text('pubs.max_dish_units')))
    .toHaveAccessibleDescription(new RegExp(text('pubs.bound_invalid', { min: 1, max: 999 })));
  await expect
    .element(field(text('pubs.tables')))
    .toHaveAccessibleDescription(
      new RegExp(text('admin.validation_errors.pub.tables.invalid_value')),
    );
  await expect
    .element(total)
    .toHaveAccessibleDescription(new RegExp(text('pubs.bound_total_invalid')));
  expect(writesOf(api)).toEqual([]);

  await field(text('pubs.max_dish_units')).fill('40');
  await field(text('pubs.tables')).fill('1-40, Bar');
  await total.fill('9999,50');
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({
    max_dish_units: 40,
    tables: '1-40, Bar',
    max_order_total: 9999.5,
  });
});
