import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CategoryCard } from '../../../features/menu/categories/category-card.tsx';
import { DishRow } from '../../../features/menu/dishes/row/dish-row.tsx';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { MENUS_PATH, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { act, actionsOf } from '../../../testing/setup/menu-setup.tsx';
import { text } from '../../../testing/setup/test-texts.ts';
import { aPicture, uploadScene } from '../../../testing/setup/upload-setup.tsx';

const { draw, uploads, choose } = uploadScene();

const nothing = () => {};
const at = { companyID: 3, pubID: 7, menuID: 1, categoryID: 11 };
const handles = {
  grip: null,
  index: 0,
  count: 1,
  onMove: nothing,
  onEdit: nothing,
  onCopy: nothing,
  onDelete: nothing,
};

/** Both kinds of cards. */
function drawCards(picture = {}) {
  draw(
    <>
      <CategoryCard at={at} category={{ ...soups, ...picture }} {...handles} />
      <DishRow
        at={at}
        dish={{ ...zeama, ...picture }}
        symbol="Lei"
        timeZone="Europe/Chisinau"
        {...handles}
      />
    </>,
  );
}

const cards = [
  ['Супы', `PATCH ${MENUS_PATH}/1/categories/11/image`, { category: soups }],
  ['Зама', `PATCH ${MENUS_PATH}/1/categories/11/dishes/21/image`, { dish: zeama }],
] as const;

const labelOf = (name: string) => `Загрузить картинку: «${name}»`;
const barOf = (name: string) => page.getByRole('progressbar', { name: labelOf(name) });
const chooseFor = (name: string) => choose(labelOf(name), aPicture('soup.webp'));

it.each(cards)('the picture of «%s» shows the upload progress', async (name, call, thing) => {
  drawCards();
  await chooseFor(name);
  expect(uploads().begun[0]?.call).toBe(call);
  expect(uploads().begun[0]?.form.get('image')).toMatchObject({ name: 'soup.webp' });
  for (const percent of [40, 90]) {
    uploads().receive(percent);
    await expect.element(barOf(name)).toHaveAttribute('value', String(percent / 100));
  }
  uploads().answer(200, { ok: true, ...thing });
  await expect.element(barOf(name)).not.toBeInTheDocument();
  expect(toasts.list()).toEqual([]);
});

it.each(cards)('the present picture of «%s» is cut and sent again', async (name, call) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    asked.push(address);
    return Promise.resolve(new Response(aPicture('')));
  });
  drawCards({ image_file_name: 'a1.webp' });
  if (name === 'Зама') await act(actionsOf(name), text('menu.crop_picture'));
  else await page.getByRole('button', { name: text('menu.crop_image', { name }) }).click();
  await page.getByRole('button', { name: text('ui.crop_take') }).click();
  await eventually(() => {
    expect(uploads().begun.map((one) => one.call)).toEqual([call]);
  });
  expect(uploads().begun[0]?.form.get('image')).toMatchObject({ name: 'a1.webp' });
  expect(asked).toEqual([expect.stringMatching(/^\/api-static\/images\/\w+\/a1\.webp$/)]);
});

const failures = [
  ['a 413 without JSON', 413, '<html>too large</html>', /^Файл слишком большой/],
  ['a wrong type', 400, refusal(400, 'invalid_file_extension'), /^Такой файл не подходит/],
  ['no picture at all', 400, refusal(400, 'file_is_not_an_image'), /^Этот файл не картинка/],
  ['a deleted item', 404, refusal(404, 'not_found'), /^Это уже удалил кто-то другой/],
] as const;

it.each(cards.flatMap(([name]) => failures.map((failure) => [name, ...failure] as const)))(
  'the picture of «%s» is refused in one red toast, and may be tried again: %s',
  async (name, _why, status, body, words) => {
    drawCards();
    await chooseFor(name);
    uploads().answer(status, body);
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    expect(toasts.list()).toHaveLength(1);
    await expect.element(barOf(name)).not.toBeInTheDocument();
    await chooseFor(name);
  },
);
