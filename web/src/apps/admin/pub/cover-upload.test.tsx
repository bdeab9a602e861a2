import type { Pub } from '@comanda/contract/pubs';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PubCover } from '../../../features/pubs/settings/pub-cover.tsx';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import {
  aPicture,
  fileInput,
  takeWhole,
  uploadScene,
} from '../../../testing/setup/upload-setup.tsx';

const { draw, uploads, choose } = uploadScene();

function Scene() {
  const [pub] = useState<Pub>(aPub);
  return <PubCover pub={pub} sizes="640px" />;
}

const drawCover = () => {
  draw(<Scene />);
};
const LABEL = 'Загрузить обложку';
const button = () => page.getByRole('button', { name: LABEL });
const bar = () => page.getByRole('progressbar', { name: LABEL });

it('is 180 pixels high', async () => {
  drawCover();
  await expect.element(button()).toBeVisible();
  const strip = button().element().closest('[style]');
  expect(strip?.getBoundingClientRect().height).toBe(180);
});

it('shows the upload progress, and reports when it is saved', async () => {
  drawCover();
  await expect.element(bar()).not.toBeInTheDocument();
  await choose(LABEL, aPicture('cover.webp'));
  expect(uploads().begun[0]?.call).toBe('PATCH /api/company/3/pubs/7/bg');
  expect(uploads().begun[0]?.form.get('bg')).toMatchObject({ name: 'cover.webp' });
  await expect.element(bar()).toHaveAttribute('value', '0');
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  for (const percent of [30, 85]) {
    uploads().receive(percent);
    await expect.element(bar()).toHaveAttribute('value', String(percent / 100));
  }
  uploads().answer(200, { ok: true, pub: aPub({ bg_image_file_name: 'a' }) });
  await expect.element(page.getByText('Обложка сохранена')).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});

it('sends the first file of several', async () => {
  drawCover();
  await expect.element(button()).toBeVisible();
  const input = fileInput(LABEL);
  const dropped = new DataTransfer();
  for (const name of ['first.webp', 'second.webp']) dropped.items.add(aPicture(name));
  input.files = dropped.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await takeWhole();
  await eventually(() => {
    expect(uploads().begun.map(({ form }) => form.get('bg'))).toEqual([
      expect.objectContaining({ name: 'first.webp' }),
    ]);
  });
});

const TOO_LARGE = 'Файл слишком большой: не больше 10 МБ';
const WRONG_TYPE = 'Такой файл не подходит. Выберите картинку PNG, JPEG, WebP или AVIF.';

it.each([
  ['a gateway’s 413 without JSON', 413, '<html>too large</html>', TOO_LARGE],
  ['the server’s 413', 413, refusal(413, 'file_is_too_large'), TOO_LARGE],
  ['a wrong type', 400, refusal(400, 'invalid_file_extension'), WRONG_TYPE],
  [
    'a file that is not a picture',
    400,
    refusal(400, 'file_is_not_an_image'),
    'Этот файл не картинка',
  ],
  ['an answer that is not JSON', 502, '<html>bad gateway</html>', 'Неизвестная ошибка'],
])('shows a red toast, and allows another try: %s', async (_name, status, body, text) => {
  drawCover();
  await choose(LABEL, aPicture('cover.webp'));
  uploads().answer(status, body);
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  // The same file again.
  await choose(LABEL, aPicture('cover.webp'));
  await eventually(() => {
    expect(uploads().begun).toHaveLength(2);
  });
});

it('reports a network failure during the upload', async () => {
  drawCover();
  await choose(LABEL, aPicture('cover.webp'));
  uploads().receive(60);
  uploads().cut();
  await expect.element(page.getByRole('alert').getByText(/^Нет связи/)).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});
