import type { TextKey } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProfileScreen } from '../../../features/couriers/profile/profile-screen.tsx';
import { CreateCategoryPopup } from '../../../features/menu/categories/category-form-popup.tsx';
import { CreateDishPopup } from '../../../features/menu/dishes/dish-form-popup.tsx';
import { FirstMenuForm } from '../../../features/menu/first-menu/first-menu-form.tsx';
import { CreateMenuPopup } from '../../../features/menu/menus/menu-form-popup.tsx';
import { FirstPub } from '../../../features/pubs/company/creating/first-pub.tsx';
import { UpdatePubPopup } from '../../../features/pubs/company/update-pub-popup.tsx';
import { SectionForm } from '../../../features/pubs/settings/section-form.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeEach(() => {
  startTestTexts('ru');
});

afterEach(() => {
  startTestTexts('ru');
});

const nothing = () => undefined;
const popup = { isOpen: true, onClose: nothing };
const at = { companyID: 3, pubID: 7, menuID: 1, categoryID: 1 };
const CREATE_PUB = 'POST /api/company/:companyID/pubs';
const fullCompany = { [CREATE_PUB]: () => refusal(403, 'pub_limit_exceeded') };

type Row = {
  readonly name: string;
  readonly form: ReactNode;
  /** What is typed, by label. */
  readonly typed: Partial<Record<TextKey, string>>;
  readonly press: TextKey;
  readonly shown: readonly TextKey[];
};

const rows: Row[] = [
  {
    name: 'the settings of a pub',
    form: <SectionForm pub={aPub()} section="venue" />,
    typed: { 'pubs.name': '', 'pubs.telegram_username': '@ab' },
    press: 'ui.save',
    shown: [
      'admin.validation_errors.pub.name.required',
      'admin.validation_errors.pub.telegram_username.invalid_value',
    ],
  },
  {
    name: 'the Wi-Fi of a pub',
    form: <SectionForm pub={aPub()} section="wifi" />,
    typed: { 'pubs.wifi_network': 'w'.repeat(33) },
    press: 'ui.save',
    shown: ['admin.validation_errors.pub.wifi_network.max_octets'],
  },
  {
    name: 'a new pub',
    form: <FirstPub companyID={3} onCreated={nothing} />,
    typed: {},
    press: 'ui.create',
    shown: [
      'admin.validation_errors.pub.name.required',
      'admin.validation_errors.pub.url_name.required',
    ],
  },
  {
    name: 'a new pub that the company has no room for',
    form: <FirstPub companyID={3} onCreated={nothing} />,
    typed: { 'pubs.name': 'La Nuc' },
    press: 'ui.create',
    shown: ['errors.pub_limit_exceeded'],
  },
  {
    name: 'the name of a pub',
    form: <UpdatePubPopup pub={aPub()} {...popup} />,
    typed: { 'pubs.name': '' },
    press: 'ui.save',
    shown: ['admin.validation_errors.pub.name.required'],
  },
  {
    name: 'the profile of a courier',
    form: (
      <ProfileScreen courier={aCourier()} onSaved={nothing} balance="0" standing={null}>
        {null}
      </ProfileScreen>
    ),
    typed: { 'couriers.full_name': '' },
    press: 'ui.save',
    shown: ['errors.field_is_required'],
  },
  {
    name: 'a menu',
    form: <CreateMenuPopup pub={at} place={1} onCreated={nothing} {...popup} />,
    typed: {},
    press: 'ui.create',
    shown: ['errors.field_is_required'],
  },
  {
    name: 'the first menu',
    form: <FirstMenuForm at={at} />,
    typed: { 'menu.first_menu_name': '' },
    press: 'menu.create_first_menu',
    shown: ['errors.field_is_required'],
  },
  {
    name: 'a category',
    form: <CreateCategoryPopup at={at} onCreated={nothing} {...popup} />,
    typed: {},
    press: 'ui.create',
    shown: ['errors.field_is_required'],
  },
  {
    name: 'a dish',
    form: <CreateDishPopup at={at} symbol="Lei" onCreated={nothing} {...popup} />,
    typed: { 'menu.sale_price': '1a' },
    press: 'ui.save',
    shown: ['errors.field_is_required', 'errors.field_must_be_number'],
  },
];

it.each(rows)('an error of $name is read in the language of now', async (row) => {
  fakeApi(fullCompany);
  draw(row.form);
  for (const [label, value] of Object.entries(row.typed)) {
    await page.getByLabelText(text(label as TextKey), { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: text(row.press), exact: true }).click();
  const words = () => row.shown.map((key) => text(key, { limit: 32 }));
  const said = (wanted: readonly string[]) =>
    wanted.filter((one) => document.body.textContent.includes(one));
  const before = words();
  await eventually(() => {
    expect(said(before)).toEqual(before);
  });
  startTestTexts('ro');
  await eventually(() => {
    expect(said(words())).toEqual(words());
  });
  expect(said(before)).toEqual([]);
});
