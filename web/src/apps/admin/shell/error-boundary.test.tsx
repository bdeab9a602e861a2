import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { AdminLayout } from './admin-layout.tsx';
import { lazyScreen } from './lazy-screen.tsx';

let close: () => Promise<void> = () => Promise.resolve();
let fault: Error | undefined;

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

function Screen() {
  if (fault) throw fault;
  return <h1>Экран</h1>;
}

const openScreen = (screen = <Screen />) =>
  openApp(
    '/some/screen',
    <Switch>
      <Route path="/some/screen">
        <AdminLayout home="/">{screen}</AdminLayout>
      </Route>
      <Route>
        <AdminLayout home="/">
          <h1>Начало</h1>
        </AdminLayout>
      </Route>
    </Switch>,
  );

const bar = () => page.getByRole('link', { name: text('ui.home') });

it('keeps the bar over a screen that throws, and offers a retry that works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fault = new Error('undefined is not a function');
  close = openScreen();
  const failure = page.getByRole('alert');
  await expect.element(failure.getByText(/^Что-то пошло не так/)).toBeVisible();
  await expect.element(bar()).toBeVisible();
  const retry = page.getByRole('button', { name: text('ui.retry') });
  await retry.click();
  await expect.element(failure).toBeVisible();
  fault = undefined;
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Экран' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

it('clears the failure when another screen opens', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fault = new Error('x');
  close = openScreen();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await bar().click();
  await expect.element(page.getByRole('heading', { name: 'Начало' })).toBeVisible();
});

it('asks for a reload when a part of the program did not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = lazyScreen(() => Promise.reject(new ApiError('page_did_not_load', { status: 0 })));
  close = openScreen(<Lost />);
  await expect.element(page.getByRole('alert').getByText(/^Страница не загрузилась/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: text('ui.reload') })).toBeVisible();
  await expect.element(bar()).toBeVisible();
});
