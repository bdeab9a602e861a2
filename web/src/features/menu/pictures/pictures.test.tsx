import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { fakeUploads, type FakeUploads } from '../../../testing/fakes/fake-uploads.ts';
import { bors, kitchen, MENUS_PATH, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import {
  EDITOR,
  act,
  address,
  menuServer,
  openEditor,
} from '../../../testing/setup/menu-setup.tsx';
import { isWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { aPicture, fileInput } from '../../../testing/setup/upload-setup.tsx';

const LIST = 'GET /api/company/:companyID/pubs/:pubID/dishes';
const IMAGE_OF = (dishID: number) => `PATCH ${MENUS_PATH}/1/categories/11/dishes/${dishID}/image`;

let uploads: FakeUploads;
beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  uploads = fakeUploads();
  const listed = ({ id, category_id, place, name, price }: typeof zeama) => ({
    id,
    category_id,
    place,
    name,
    price,
    sale_price: 0,
    visible: true,
    sold_out_until: null,
    image_file_name: '',
  });
  menuServer({
    [LIST]: () => ({
      ok: true,
      menus: [{ id: kitchen.id, name: kitchen.name }],
      categories: [{ id: soups.id, menu_id: kitchen.id, name: soups.name }],
      dishes: [
        zeama,
        bors,
        { ...bors, id: 23, name: 'Котлета' },
        { ...bors, id: 24, name: 'Шашлык' },
      ].map(listed),
    }),
  });
});

const choose = async (...names: readonly string[]) => {
  await userEvent.upload(
    fileInput(text('menu.pictures_choose')),
    names.map((name) => aPicture(name)),
  );
};
const dishOf = (name: string) => page.getByLabelText(text('menu.pictures_dish', { name }));
const confirmationOf = (name: string) =>
  page.getByRole('checkbox', { name: text('menu.pictures_confirm', { name }) });
const send = (count: number) =>
  page.getByRole('button', { name: text('menu.pictures_send', { count }) });
const expectBegun = (...dishIDs: readonly number[]) =>
  eventually(() => {
    expect(uploads.begun.map(({ call }) => call)).toEqual(dishIDs.map(IMAGE_OF));
  });

const open = async () => {
  openEditor('/pictures');
  await expect
    .element(page.getByRole('button', { name: text('menu.pictures_choose') }))
    .toBeVisible();
};

it('is two taps from a list of the editor', async () => {
  openEditor('/menu/1');
  await act(text('menu.more'), text('menu.pictures'));
  await expect.element(address()).toHaveTextContent(`${EDITOR}/pictures`);
});

it('files named like dishes are sent to them; a proposal waits until a person confirms it', async () => {
  await open();
  await choose('zama.webp', 'борщ со сметаной.webp', 'img1.webp');
  await expect.element(dishOf('zama.webp')).toHaveValue('21');
  await expect.element(dishOf('борщ со сметаной.webp')).toHaveValue('22');
  await expect.element(confirmationOf('борщ со сметаной.webp')).not.toBeChecked();
  await expect.element(dishOf('img1.webp')).toHaveValue('');
  await send(1).click();
  await expectBegun(21);
  uploads.answer(200, { ok: true, dish: zeama });
  await expect.element(page.getByText(text('menu.pictures_sent'))).toBeVisible();
  await confirmationOf('борщ со сметаной.webp').click();
  await send(1).click();
  await expectBegun(21, 22);
  uploads.receive(40);
  await expect
    .element(page.getByRole('progressbar', { name: 'борщ со сметаной.webp' }))
    .toHaveAttribute('value', '0.4');
  uploads.answer(200, { ok: true, dish: bors });
  await expect.element(page.getByText(text('menu.pictures_sent')).nth(1)).toBeVisible();
});

it('a failed one says why, and the next press sends it alone', async () => {
  await open();
  expect(isWorkInHand()).toBe(false);
  await choose('zama.webp', 'борщ.webp');
  await expect.element(send(2)).toBeVisible();
  expect(isWorkInHand()).toBe(true);
  await send(2).click();
  await expectBegun(21, 22);
  uploads.answer(400, refusal(400, 'file_is_not_an_image'));
  await expect.element(page.getByText(text('errors.file_is_not_an_image'))).toBeVisible();
  const [first] = uploads.begun;
  if (first) {
    first.status = 200;
    first.responseText = JSON.stringify({ ok: true, dish: zeama });
    first.dispatchEvent(new Event('load'));
  }
  await send(1).click();
  await expectBegun(21, 22, 22);
  await expect.element(page.getByText(text('errors.file_is_not_an_image'))).not.toBeInTheDocument();
  uploads.answer(200, { ok: true, dish: zeama });
  await expect.poll(isWorkInHand).toBe(false);
});

async function aSquare(name: string, side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

it('one of them is cut by a tap on it, from the chosen file each time', async () => {
  await open();
  await userEvent.upload(fileInput(text('menu.pictures_choose')), [
    aPicture('zama.webp'),
    await aSquare('борщ.png', 480),
  ]);
  const cut = async (zoom: string) => {
    await page.getByRole('button', { name: text('menu.crop_image', { name: 'борщ.png' }) }).click();
    await page.getByRole('slider', { name: text('ui.crop_zoom') }).fill(zoom);
    await page.getByRole('button', { name: text('ui.crop_take') }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  await cut('2');
  await cut('1');
  await expect.element(confirmationOf('борщ.png')).toBeChecked();
  await send(2).click();
  await expectBegun(21, 22);
  const [whole, part] = uploads.begun.map(({ form }) => form.get('image'));
  expect(whole).toMatchObject({ name: 'zama.webp', size: aPicture('').size });
  expect(part).toMatchObject({ name: 'борщ.webp', type: 'image/webp' });
  if (!(part instanceof File)) throw new Error('no file');
  expect((await createImageBitmap(part)).width).toBe(480);
});

it('three are sent at a time, and the dish of one that is sent cannot be changed', async () => {
  await open();
  await choose('zama.webp', 'борщ.webp', 'img1.webp');
  await dishOf('img1.webp').selectOptions('Котлета');
  await choose('img2.webp');
  await dishOf('img2.webp').selectOptions('Шашлык');
  await send(4).click();
  await expectBegun(21, 22, 23);
  await expect.element(dishOf('img1.webp')).toBeDisabled();
  await expect.element(dishOf('img2.webp')).toBeEnabled();
  uploads.answer(200, { ok: true, dish: zeama });
  await expectBegun(21, 22, 23, 24);
});

it('two pictures for one dish are marked and not sent', async () => {
  await open();
  await choose('zama.webp', 'img1.webp');
  await dishOf('img1.webp').selectOptions('Зама');
  await expect.element(page.getByText(text('menu.pictures_same_dish')).first()).toBeVisible();
  await expect.element(send(2)).toBeDisabled();
  await dishOf('img1.webp').selectOptions('Борщ');
  await send(2).click();
  await expectBegun(21, 22);
});

it('of more than sixty files the first sixty are taken', async () => {
  await open();
  await choose(...Array.from({ length: 61 }, (_, index) => `img${index}.webp`));
  await expect.element(page.getByText(text('menu.pictures_too_many', { limit: 60 }))).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(60);
});

it('a picture that is sent leaves its room to another', async () => {
  await open();
  await choose('zama.webp', ...Array.from({ length: 59 }, (_, index) => `img${index}.webp`));
  await send(1).click();
  await expectBegun(21);
  uploads.answer(200, { ok: true, dish: zeama });
  await expect.element(page.getByText(text('menu.pictures_sent'))).toBeVisible();
  await choose('борщ.webp', 'img60.webp');
  await expect.element(dishOf('борщ.webp')).toHaveValue('22');
  await expect.element(page.getByText(text('menu.pictures_too_many', { limit: 60 }))).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(61);
});
