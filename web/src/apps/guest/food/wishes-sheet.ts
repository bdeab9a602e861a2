import { allergens, diets, type Wish } from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import { openDialog } from '../taps/dialogs.ts';

function button(className: string, name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  if (className === 'x') made.ariaLabel = name;
  else made.textContent = name;
  return made;
}

function choices(
  legend: string,
  offered: readonly Wish[],
  { wanted, t }: { readonly wanted: readonly Wish[]; readonly t: Translate<'food'> },
): HTMLFieldSetElement {
  const group = document.createElement('fieldset');
  const title = document.createElement('legend');
  title.textContent = legend;
  group.append(title);
  for (const wish of offered) {
    const label = document.createElement('label');
    const box = document.createElement('input');
    const words = document.createElement('span');
    box.type = 'checkbox';
    box.value = wish;
    box.checked = wanted.includes(wish);
    words.textContent = t(`food.${wish}`);
    label.className = 'pick';
    label.append(box, words);
    group.append(label);
  }
  return group;
}

type Sheet = {
  readonly t: Translate<'food'>;
  readonly wanted: readonly Wish[];
  readonly onChange: (wanted: readonly Wish[]) => void;
};

/** The sheet in which a guest says what they avoid; each press takes effect at once. */
export function openWishesSheet({ t, wanted, onChange }: Sheet): void {
  document.querySelector(`#${ids.wishesSheet}`)?.remove();
  const sheet = document.createElement('dialog');
  const title = document.createElement('h2');
  const header = document.createElement('header');
  const hint = document.createElement('p');
  const footer = document.createElement('footer');
  const close = button('x', t('guest.food.close'));
  const clear = button('quiet', t('guest.food.clear'));
  const show = button('main', t('guest.food.show'));
  sheet.id = ids.wishesSheet;
  title.id = `${ids.wishesSheet}-title`;
  title.textContent = t('guest.food.title');
  sheet.setAttribute('aria-labelledby', title.id);
  for (const one of [close, show]) one.setAttribute(attributes.closesDialog, 'true');
  header.append(title, close);
  hint.textContent = `${t('guest.food.hint')} ${t('guest.food.severe')}`;
  footer.append(clear, show);
  const form = document.createElement('div');
  form.append(
    choices(t('guest.food.avoid'), [...allergens, 'alcohol'], { wanted, t }),
    choices(t('guest.food.follow'), diets, { wanted, t }),
    hint,
  );
  sheet.append(header, form, footer);
  const boxes = [...form.querySelectorAll('input')];
  const changed = (): void => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value as Wish);
    onChange(chosen);
  };
  form.addEventListener('change', changed);
  clear.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    changed();
  });
  document.body.append(sheet);
  openDialog(sheet);
}
