import { afterEach, expect, it } from 'vitest';
import { clickAbout, openAboutSheet, paintTable, readTableOfAddress } from './about-sheet.ts';
import { startDialogs } from '../../device/dialogs.ts';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { aPageInfo } from '../../testing/a-page-info.ts';

startDialogs();

const pub = aPageInfo({ table: '7' });

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.className = '';
});

function drawHeader(): HTMLDetailsElement {
  document.body.innerHTML = `
    <header>
      <details class="about"><summary><b>Livrare</b><b id="seat"></b></summary>
        <div class="facts"><p>Terasă</p></div></details>
      <dialog id="about"></dialog>
      <fieldset class="how"><button data-how="in_place">La masă</button>
        <button data-how="delivery">Livrare</button></fieldset>
    </header>`;
  const line = document.querySelector<HTMLDetailsElement>('.about');
  if (!line) throw new Error('no line was drawn');
  return line;
}

const facts = () => document.querySelector('.facts');
const tableText = () => document.querySelector('#seat')?.textContent;
const isSwitchInSheet = () => facts()?.querySelector('.how') !== null;

it('shows the information in a dialog, and puts it back afterwards', async () => {
  const line = drawHeader();
  const sheet = document.querySelector('dialog');
  openAboutSheet(line);
  expect(sheet?.open).toBe(true);
  expect(facts()?.parentElement).toBe(sheet);
  const closed = new Promise((resolve) => {
    sheet?.addEventListener('close', resolve, { once: true });
  });
  sheet?.close();
  await closed;
  expect(facts()?.parentElement).toBe(line);
});

it('a scanned table replaces the switch, which moves into the sheet', () => {
  drawHeader();
  readTableOfAddress(pub);
  expect(document.documentElement.className).toBe('seated');
  expect(isSwitchInSheet()).toBe(true);
  paintTable('in_place', pub);
  expect(tableText()).toBe('Masa 7');
  paintTable('delivery', pub);
  expect(tableText()).toBe('Livrare');
});

it('a table keeps its name, whatever characters it has', () => {
  drawHeader();
  paintTable('in_place', { ...pub, table: '$& {}' });
  expect(tableText()).toBe('Masa $& {}');
});

it.each([
  ['no table was scanned', { table: '' }],
  ['the pub only delivers', { orderTypes: ['delivery'] as const }],
])('the switch stays in its place when %s', (_, change) => {
  drawHeader();
  // As the script inside the document has put it there, judging by the address alone.
  document.documentElement.className = 'seated';
  readTableOfAddress({ ...pub, ...change });
  paintTable('delivery', { ...pub, ...change });
  expect(document.documentElement.className).toBe('');
  expect(isSwitchInSheet()).toBe(false);
  expect(tableText()).toBe('');
});

it('a click on the line opens the dialog; an already opened line is closed in place', async () => {
  const page = openTestPage();
  const sheet = () => document.querySelector<HTMLDialogElement>('dialog#about');
  document.querySelector('details.about')?.setAttribute('open', '');
  expect(click(clickAbout, ['.about summary', page]).defaultPrevented).toBe(false);
  document.querySelector('details.about')?.removeAttribute('open');
  expect(click(clickAbout, ['.about summary', page]).defaultPrevented).toBe(true);
  await expect.poll(() => sheet()?.open).toBe(true);
  sheet()?.close();
  closeTestPage();
});
