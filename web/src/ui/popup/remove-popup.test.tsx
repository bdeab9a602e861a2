import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { RemovePopup } from './remove-popup.tsx';
import { usePopup } from './use-popup.ts';

beforeAll(() => {
  startTestTexts('en');
});

/** A list that loses its item a moment after the popup, as with a server. */
function Screen({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const removing = usePopup<string>();
  return (
    <section aria-label="printers">
      <ul>
        {left.map((name) => (
          <li key={name}>
            <a href="#x">{`call ${name}`}</a>
            <button
              type="button"
              onClick={() => {
                removing.open(name);
              }}
            >{`remove ${name}`}</button>
          </li>
        ))}
      </ul>
      {removing.subject !== undefined && (
        <RemovePopup
          key={removing.openCount}
          isOpen={removing.isOpen}
          onClose={removing.close}
          title={`Remove ${removing.subject}?`}
          hint=""
          subject={removing.subject}
          deletion={{
            isPending: false,
            error: null,
            mutate: (subject, { onSuccess }) => {
              onSuccess();
              requestAnimationFrame(() => {
                setLeft((all) => all.filter((name) => name !== subject));
              });
            },
          }}
        />
      )}
    </section>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = () => page.getByRole('region', { name: 'printers' });

async function remove(name: string): Promise<void> {
  await button(`remove ${name}`).click();
  await button(text('ui.delete')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button(`remove ${name}`)).not.toBeInTheDocument();
}

it('gives the focus to the same button of the next item, then of the one before, then to the list', async () => {
  draw(<Screen names={['bar', 'kitchen', 'grill']} />);
  await remove('kitchen');
  await expect.element(button('remove grill')).toHaveFocus();
  await remove('grill');
  await expect.element(button('remove bar')).toHaveFocus();
  await remove('bar');
  await expect.element(region()).toHaveFocus();
});

it('gives the focus back to its button when nothing is removed', async () => {
  draw(<Screen names={['bar', 'kitchen']} />);
  await button('remove bar').click();
  await button(text('ui.cancel')).click();
  await expect.element(button('remove bar')).toHaveFocus();
});
