import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReloadGate } from './reload-gate.ts';
import { holdReload, holdWork } from './work-in-hand.ts';

const gate = new ReloadGate(document);

function show(html: string): void {
  document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`);
}

afterEach(() => {
  document.querySelector('main')?.remove();
});

it('is open while there is nothing to lose', async () => {
  show('<button>Готовится</button><input aria-label="name" />');
  await page.getByRole('button').click();
  await userEvent.keyboard('2');
  expect(gate.isOpen()).toBe(true);
});

it('is closed while a field has the focus, and open after it was left unchanged', async () => {
  show('<input aria-label="name" /><button>next</button>');
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(gate.isOpen()).toBe(false);
  await userEvent.tab();
  expect(gate.isOpen()).toBe(true);
});

it.each([
  ['a text', '<input aria-label="field" />'],
  ['a long text', '<textarea aria-label="field"></textarea>'],
])('is closed after typing into %s, until that leaves the screen', async (_, field) => {
  show(`${field}<button>elsewhere</button>`);
  await page.getByLabelText('field').fill('Zeamă');
  await page.getByRole('button').click();
  expect(gate.isOpen()).toBe(false);
  document.querySelector('main')?.remove();
  expect(gate.isOpen()).toBe(true);
});

it('is open again when the form of a changed field is marked as saved, until the next change', async () => {
  show('<form data-saved="true"><input aria-label="field" /></form><input aria-label="other" />');
  const form = document.querySelector('form');
  const setSaved = (isSaved: boolean) => form?.setAttribute('data-saved', String(isSaved));
  const blur = () => userEvent.click(document.body);
  await page.getByLabelText('field').fill('Zeamă');
  setSaved(false);
  await blur();
  expect(gate.isOpen()).toBe(false);
  setSaved(true);
  expect(gate.isOpen()).toBe(true);
  await page.getByLabelText('field').fill('Zeamă de găină');
  setSaved(false);
  await blur();
  expect(gate.isOpen()).toBe(false);
  setSaved(true);
  await page.getByLabelText('other').fill('Borș');
  await blur();
  expect(gate.isOpen()).toBe(false);
});

it('is closed after a choice, and after drawing on a map', async () => {
  show('<select aria-label="price"><option>0</option><option>40</option></select>');
  await page.getByLabelText('price').selectOptions('40');
  await userEvent.click(document.body);
  expect(gate.isOpen()).toBe(false);
  document.querySelector('main')?.remove();
  show('<div class="leaflet-container" style="height: 40px"><canvas></canvas></div>');
  expect(gate.isOpen()).toBe(true);
  await userEvent.click(document.querySelector('canvas') ?? document.body);
  expect(gate.isOpen()).toBe(false);
});

it.each([
  ['a popup is open', '<div role="dialog">Удалить?</div>'],
  ['something is being saved', '<button aria-busy="true">Сохранить</button>'],
  ['a form has changes that no field has seen', '<form data-saved="false"></form>'],
])('is closed while %s', (_, html) => {
  show(html);
  expect(gate.isOpen()).toBe(false);
});

it('is closed while work is held, wherever its fields are, until all of it is released', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const release = [holdReload(), holdReload()];
  expect([gate.isOpen(), close()]).toEqual([false, false]);
  release.push(holdWork());
  expect(close()).toBe(true);
  for (const end of release) {
    expect(gate.isOpen()).toBe(false);
    end();
  }
  expect([gate.isOpen(), close()]).toEqual([true, false]);
});
