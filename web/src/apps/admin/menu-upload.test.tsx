import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryCard } from '../../features/menu/category-card.tsx';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { toasts } from '../../lib/toasts/toasts.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { fakeUploads, type FakeUploads } from '../../testing/fake-uploads.ts';
import { MENUS_PATH, soups, zeama } from '../../testing/menu-lists.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import '../../ui/base.css';
import { Providers } from './providers.tsx';

let takeAway: () => void = () => {};
let uploads: FakeUploads;

beforeAll(async () => {
  await startTestTexts('ru');
});

beforeEach(() => {
  fakeApi({});
  uploads = fakeUploads();
});

afterEach(async () => {
  for (const { id } of toasts.list()) toasts.close(id);
  await vi.waitUntil(() => toasts.list().length === 0);
  takeAway();
  vi.unstubAllGlobals();
});

const nothing = () => {};
const at = { companyID: 3, pubID: 7, menuID: 1, categoryID: 11 };
const handles = {
  grip: null,
  index: 0,
  count: 1,
  onMove: nothing,
  onEdit: nothing,
  onDelete: nothing,
};

/** Both kinds of card on everything that the screen stands on, toasts included. */
function drawCards() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <Providers>
      <CategoryCard at={at} category={soups} {...handles} />
      <DishCard at={at} dish={zeama} symbol="Lei" {...handles} />
    </Providers>,
  );
  takeAway = () => {
    root.unmount();
    host.remove();
  };
}

const cards = [
  ['Супы', `PATCH ${MENUS_PATH}/1/categories/11/image`, { category: soups }],
  ['Зама', `PATCH ${MENUS_PATH}/1/categories/11/dishes/21/image`, { dish: zeama }],
] as const;

const labelOf = (name: string) => `Загрузить картинку: «${name}»`;
const barOf = (name: string) => page.getByRole('progressbar', { name: labelOf(name) });
const picture = new File(['picture'], 'soup.webp', { type: 'image/webp' });

async function choose(name: string) {
  const before = uploads.begun.length;
  const button = page.getByRole('button', { name: labelOf(name) });
  await expect.element(button).toBeVisible();
  const input = document.querySelector(`input[type=file][aria-label='${labelOf(name)}']`);
  await userEvent.upload(input as HTMLInputElement, picture);
  await vi.waitFor(() => {
    expect(uploads.begun).toHaveLength(before + 1);
  });
}

it.each(cards)('the picture of «%s» shows how far it has gone', async (name, call, thing) => {
  drawCards();
  await choose(name);
  expect(uploads.begun[0]?.call).toBe(call);
  expect(uploads.begun[0]?.form.get('image')).toMatchObject({ name: 'soup.webp' });
  for (const percent of [40, 90]) {
    uploads.receive(percent);
    await expect.element(barOf(name)).toHaveAttribute('value', String(percent / 100));
  }
  uploads.answer(200, { ok: true, ...thing });
  await expect.element(barOf(name)).not.toBeInTheDocument();
  expect(toasts.list()).toEqual([]);
});

const failures = [
  ['a 413 without JSON', 413, '<html>too large</html>', /^Файл слишком большой/],
  ['a wrong type', 400, refusal(400, 'invalid_file_extension'), /^Такой файл не подходит/],
  ['no picture at all', 400, refusal(400, 'file_is_not_an_image'), /^Этот файл не картинка/],
  ['what is gone', 404, refusal(404, 'not_found'), /^Это уже удалил кто-то другой/],
] as const;

it.each(cards.flatMap(([name]) => failures.map((failure) => [name, ...failure] as const)))(
  'the picture of «%s» is refused in one red toast, and may be tried again: %s',
  async (name, _why, status, body, text) => {
    drawCards();
    await choose(name);
    uploads.answer(status, body);
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    expect(toasts.list()).toHaveLength(1);
    await expect.element(barOf(name)).not.toBeInTheDocument();
    await choose(name);
  },
);
