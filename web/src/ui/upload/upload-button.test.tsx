import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts } from '../../testing/setup/test-texts.ts';
import { UploadButton } from './upload-button.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

const input = () => {
  const found = document.querySelector('input[type=file]');
  if (!(found instanceof HTMLInputElement)) throw new Error('no file input');
  return found;
};

it('takes the first of the chosen files, and the same one again', async () => {
  const taken: string[] = [];
  draw(<UploadButton label="Alege" onFile={({ name }) => void taken.push(name)} />);
  await expect.element(page.getByRole('button', { name: 'Alege' })).toBeVisible();
  input().multiple = true;
  const files = [new File(['a'], 'prima.png'), new File(['b'], 'a-doua.png')];
  await userEvent.upload(input(), files);
  await userEvent.upload(input(), files);
  expect(taken).toEqual(['prima.png', 'prima.png']);
});

it('shows the upload progress, and accepts no other file meanwhile', async () => {
  draw(<UploadButton label="Alege" onFile={() => {}} progress={0.4} />);
  const bar = page.getByRole('progressbar', { name: 'Alege' });
  await expect.element(bar).toHaveAttribute('value', '0.4');
  await expect
    .element(page.getByRole('button', { name: 'Alege' }))
    .toHaveAttribute('aria-busy', 'true');
});
