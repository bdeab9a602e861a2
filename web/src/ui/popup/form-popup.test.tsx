import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShownText } from '../../lib/i18n/current-texts.ts';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { TextArea, TextField } from '../field/text-field.tsx';
import { FormPopup } from './form-popup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

const names = ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое', 'Шестое', 'Седьмое', 'Восьмое'];

/** A form that is higher than any phone; each field is required. */
function Scene({ problem, onSend }: { problem?: ShownText; onSend?: () => void }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  return (
    <FormPopup
      isOpen
      onClose={() => {}}
      title="Длинная форма"
      submitLabel="Сохранить"
      isPending={false}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        onSend?.();
      }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ''}
          error={isTried && !values[name] ? ('Заполните это поле' as ShownText) : undefined}
          onChange={({ target }) => {
            setValues({ ...values, [name]: target.value });
          }}
        />
      ))}
      <TextArea label="Примечание" />
    </FormPopup>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const footerTop = () =>
  button('Сохранить').element().closest('footer')?.getBoundingClientRect().top ?? 0;

// The height of a phone's screen, and the height above its keyboard.
const screens = [
  [360, 740],
  [360, 400],
] as const;

it.each(screens)(
  'the title and the buttons stay at %i × %i wherever it is scrolled',
  async (...at) => {
    await page.viewport(...at);
    draw(<Scene problem={'Больше нет места' as ShownText} />);
    // The popup's own focus, when it opens, scrolls too.
    await expect.element(field('Первое')).toHaveFocus();
    const stays = [
      page.getByRole('heading', { name: 'Длинная форма' }),
      button(text('ui.close')),
      page.getByRole('alert').getByText('Больше нет места'),
      button(text('ui.cancel')),
      button('Сохранить'),
    ];
    for (const name of ['Примечание', 'Первое']) {
      field(name).element().scrollIntoView();
      await expect.element(field(name)).toBeInViewport();
      for (const one of stays) await expect.element(one).toBeInViewport({ ratio: 1 });
    }
  },
);

it.each(screens)(
  'the first wrong field at %i × %i has the focus, with its problem visible',
  async (...at) => {
    await page.viewport(...at);
    draw(<Scene />);
    for (const name of names.slice(0, -2)) await field(name).fill('есть');
    await field('Примечание').click();
    await button('Сохранить').click();
    await expect.element(field('Седьмое')).toHaveFocus();
    const note = page.getByText(text('errors.field_is_required')).first();
    await expect.element(note).toBeInViewport({ ratio: 1 });
    expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(footerTop());
    expect(field('Седьмое').element().getBoundingClientRect().top).toBeGreaterThan(0);
  },
);

it.each(['Control', 'Meta'])(
  '%s and Enter send it, also from a field of several lines',
  async (key) => {
    let count = 0;
    draw(
      <Scene
        onSend={() => {
          count += 1;
        }}
      />,
    );
    await field('Примечание').click();
    await userEvent.keyboard('{Enter}');
    expect(count).toBe(0);
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(count).toBe(1);
    await field('Первое').click();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(count).toBe(2);
  },
);
