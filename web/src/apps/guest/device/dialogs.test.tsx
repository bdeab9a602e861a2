import { afterEach, expect, it } from 'vitest';
import { click, closeTestPage, openTestPage } from '../testing/open-test-page.ts';
import { clickBackdrop, clickClose, openDialog, startDialogs } from './dialogs.ts';

startDialogs();

const nextEvent = (target: EventTarget, name: string): Promise<Event> =>
  new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true });
  });

function aDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  return dialog;
}

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

async function goBack(): Promise<void> {
  const popstate = nextEvent(window, 'popstate');
  window.history.back();
  await popstate;
}

it('the back button of the phone closes a dialog, and a closed dialog leaves no history entry', async () => {
  const dialog = aDialog();
  openDialog(dialog);
  await goBack();
  expect(dialog.open).toBe(false);
  openDialog(dialog);
  const popstate = nextEvent(window, 'popstate');
  dialog.close();
  await popstate;
  expect(window.history.state).toBeNull();
});

it('a dialog that opens right after another has closed stays open, with its own history entry', async () => {
  const [first, second] = [aDialog(), aDialog()];
  openDialog(first);
  // While the navigation back out of the first one begins.
  first.addEventListener('close', () => openDialog(second));
  const popstate = nextEvent(window, 'popstate');
  first.close();
  await popstate;
  expect(second.open).toBe(true);
  await goBack();
  expect(second.open).toBe(false);
  expect(window.history.state).toBeNull();
});

it('of two dialogs the back button closes the upper one, then the other', async () => {
  const [lower, upper] = [aDialog(), aDialog()];
  openDialog(lower);
  openDialog(upper);
  await goBack();
  expect([lower.open, upper.open]).toEqual([true, false]);
  openDialog(upper);
  const closed = nextEvent(upper, 'close');
  upper.close();
  await closed;
  await goBack();
  expect([lower.open, upper.open]).toEqual([false, false]);
  expect(window.history.state).toBeNull();
});

it('a click on its button closes a dialog, and so does one on the backdrop but not one inside', () => {
  const page = openTestPage();
  const sheet = document.querySelector<HTMLDialogElement>('#sheet');
  sheet?.showModal();
  click(clickClose, ['#sheet [data-close]', page]);
  expect(sheet?.open).toBe(false);
  sheet?.showModal();
  sheet?.addEventListener('click', (event) => clickBackdrop(sheet, page, event));
  sheet?.querySelector('h2')?.click();
  expect(sheet?.open).toBe(true);
  sheet?.click();
  expect(sheet?.open).toBe(false);
  closeTestPage();
});
