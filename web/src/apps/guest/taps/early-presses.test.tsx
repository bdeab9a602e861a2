import { HEAD_SCRIPT } from '@comanda/contract/guest-page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeTestPage } from '../testing/open-test-page.ts';
import { replayEarlyPresses } from './clicks.ts';

let clicked: string[] = [];
const onClick = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element)) return;
  clicked.push(target.closest('[id]')?.id ?? '');
};

beforeEach(() => {
  clicked = [];
  const script = document.createElement('script');
  script.textContent = HEAD_SCRIPT;
  document.head.append(script);
  script.remove();
  document.body.innerHTML = `
    <ul><li class="d" id="d1"><a id="a1" href="#d1">Zeamă</a><button id="add"><svg id="plus"></svg></button></li></ul>
    <button id="find"></button><button id="gone"></button><a id="lang" href="#ru">ru</a><p id="text"></p>`;
});

afterEach(() => {
  document.removeEventListener('click', onClick);
  closeTestPage();
});

const press = (id: string): void => {
  document.querySelector(`#${id}`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

it('repeats presses from before the program loaded: in order, each once, and no link except that of a dish', () => {
  for (const id of ['plus', 'lang', 'add', 'gone', 'text', 'find', 'a1']) press(id);
  document.querySelector('#gone')?.remove();
  document.addEventListener('click', onClick);
  replayEarlyPresses();
  expect(clicked).toEqual(['add', 'find', 'a1']);
});

it('stores no presses after the program has loaded, and works without the list', () => {
  replayEarlyPresses();
  press('find');
  document.addEventListener('click', onClick);
  replayEarlyPresses();
  expect(clicked).toEqual([]);
  Reflect.deleteProperty(window, 'early');
  replayEarlyPresses();
  expect(clicked).toEqual([]);
});
