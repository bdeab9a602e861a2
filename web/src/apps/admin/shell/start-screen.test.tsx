import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { StartScreen } from './start-screen.tsx';

it.each([
  ['ru', 'waiting', 'Связи пока нет. Пробуем ещё раз…'],
  ['ro', 'waiting', 'Încă nu există conexiune. Se încearcă din nou…'],
  ['ro', 'failed', 'Textele paginii nu au putut fi încărcate. Reîncărcați-o.'],
  ['en', 'failed', 'The texts of this page could not be loaded. Reload it.'],
] as const)('in %s %s: «%s»', async (language, state, words) => {
  draw(<StartScreen language={language} state={state} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(state === 'failed' ? 1 : 0);
});

it('shows no text at first: paper under the bar', async () => {
  draw(<StartScreen language="ru" state="loading" />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Загрузка');
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByRole('paragraph').elements()).toHaveLength(1);
});
