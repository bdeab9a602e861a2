import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { eventually } from '../../testing/actions/eventually.ts';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { DragHandle, DragAnnouncer } from './drag-handle.tsx';
import { useDragOrder } from './use-drag-order.ts';

const all = ['Супы', 'Гриль', 'Салаты', 'Десерты'].map((name, index) => ({ id: index + 1, name }));
const drops: [id: number, index: number][] = [];
let change: (ids: number[]) => void = () => {};

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(() => {
  drops.length = 0;
});

function Scene({ axis }: { readonly axis: 'row' | 'column' }) {
  const [ids, setIds] = useState([1, 2, 3, 4]);
  useEffect(() => {
    change = setIds;
  }, []);
  const items = ids.flatMap((id) => all.filter((item) => item.id === id));
  const drag = useDragOrder({
    items,
    axis,
    onDrop: (id, index) => {
      drops.push([id, index]);
      const others = ids.filter((other) => other !== id);
      setIds(others.toSpliced(index, 0, id));
    },
  });
  return (
    <>
      <ol style={{ display: 'flex', flexDirection: axis, gap: 8, height: 400 }}>
        {items.map(({ id, name }) => (
          <li key={id} {...drag.item(id)}>
            <div style={{ display: 'flex', height: 60, width: 140 }}>
              <DragHandle {...drag.handle(id)} />
              <h2>
                <a href="#there">{name}</a>
              </h2>
            </div>
          </li>
        ))}
      </ol>
      <DragAnnouncer message={drag.message} />
      <button type="button">Дальше</button>
    </>
  );
}

const handle = (name: string) => page.getByRole('button', { name: text('ui.drag', { name }) });
/** In the visual order: making room does not change the order in the document. */
const shownNames = () =>
  page
    .getByRole('heading')
    .elements()
    .map((heading) => ({ heading, box: heading.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
    .map(({ heading }) => heading.textContent);
// They glide to their places.
const expectOrder = (names: readonly string[]) =>
  eventually(() => {
    expect(shownNames()).toEqual(names);
  });
const message = () => document.querySelector('[aria-live]')?.textContent;
const focus = (name: string) => {
  handle(name).element().focus();
};

it.each([
  ['column', 'Супы', 'Салаты', ['Гриль', 'Салаты', 'Супы', 'Десерты'], [1, 2]],
  ['column', 'Десерты', 'Супы', ['Десерты', 'Супы', 'Гриль', 'Салаты'], [4, 0]],
  ['row', 'Супы', 'Гриль', ['Гриль', 'Супы', 'Салаты', 'Десерты'], [1, 1]],
  ['row', 'Салаты', 'Супы', ['Салаты', 'Супы', 'Гриль', 'Десерты'], [3, 0]],
] as const)('in a %s «%s» is dragged onto «%s»', async (axis, what, where, order, drop) => {
  draw(<Scene axis={axis} />);
  await userEvent.dragAndDrop(handle(what), handle(where));
  await expectOrder(order);
  expect(drops).toEqual([drop]);
  expect(message()).toBe(`«${what}»: поставлено на место ${drop[1] + 1} из 4`);
  await expect.element(handle(what)).toHaveFocus();
});

it('a press without a move drops nothing', async () => {
  draw(<Scene axis="column" />);
  await handle('Гриль').click();
  expect(drops).toEqual([]);
  expect(message()).toBe('');
});

it('is grabbed, moved and dropped by keys, and keeps the focus', async () => {
  draw(<Scene axis="column" />);
  focus('Супы');
  await userEvent.keyboard(' ');
  expect(message()).toBe('«Супы»: взято, место 1 из 4');
  await expect.element(handle('Супы')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(message()).toBe('«Супы»: место 3 из 4');
  await expectOrder(['Гриль', 'Салаты', 'Супы', 'Десерты']);
  expect(drops).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(drops).toEqual([[1, 2]]);
  expect(message()).toBe('«Супы»: поставлено на место 3 из 4');
  await expect.element(handle('Супы')).toHaveFocus();
  await expect.element(handle('Супы')).toHaveAttribute('aria-pressed', 'false');
  await expectOrder(['Гриль', 'Салаты', 'Супы', 'Десерты']);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['moving the focus away', () => userEvent.keyboard('{Tab}')],
])('%s returns the item to its old place', async (_name, leave) => {
  draw(<Scene axis="row" />);
  focus('Салаты');
  await userEvent.keyboard(' {ArrowLeft}{End}{Home}');
  await expectOrder(['Салаты', 'Супы', 'Гриль', 'Десерты']);
  await leave();
  await expectOrder(['Супы', 'Гриль', 'Салаты', 'Десерты']);
  expect(message()).toBe('«Салаты»: возвращено на место 3 из 4');
  expect(drops).toEqual([]);
});

it('arrows move no item that is not grabbed', async () => {
  draw(<Scene axis="column" />);
  focus('Супы');
  await userEvent.keyboard('{ArrowDown}');
  await expectOrder(['Супы', 'Гриль', 'Салаты', 'Десерты']);
});

it('an arrow that moves the grabbed item does nothing else', async () => {
  const prevented: boolean[] = [];
  const note = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  draw(<Scene axis="column" />);
  focus('Гриль');
  window.addEventListener('keydown', note);
  await userEvent.keyboard('{ArrowDown} {ArrowDown}');
  window.removeEventListener('keydown', note);
  // The first arrow and the space; what is handled comes no further.
  expect(prevented).toEqual([false, false]);
});

it('releases the item when the list changes during a drag', async () => {
  draw(<Scene axis="column" />);
  focus('Салаты');
  await userEvent.keyboard(' {ArrowUp}');
  change([2, 3, 4]);
  await expectOrder(['Гриль', 'Салаты', 'Десерты']);
  await expect.element(handle('Салаты')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowUp}');
  await expectOrder(['Гриль', 'Салаты', 'Десерты']);
  expect(drops).toEqual([]);
});

it('has instructions for a screen reader', async () => {
  draw(<Scene axis="column" />);
  await expect.element(handle('Супы')).toHaveAccessibleDescription(/Пробел берёт, стрелки двигают/);
});
