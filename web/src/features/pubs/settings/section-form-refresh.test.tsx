import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, writesOf } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { SectionForm } from './section-form.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

afterEach(() => {
  keptInTab.dropAll();
});

const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const save = () => page.getByRole('button', { name: text('ui.save') });
const field = (name: string) => page.getByLabelText(name, { exact: true });

function Scene() {
  const [pub, setPub] = useState(aPub());
  return (
    <>
      <SectionForm pub={pub} section="venue" />
      <button
        type="button"
        onClick={() => {
          setPub(aPub({ address: 'str. Nouă 1', name: 'La Nucul Nou' }));
        }}
      >
        newer data
      </button>
    </>
  );
}

it('keeps typed values when newer data arrive, and updates the other fields', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  draw(<Scene />);
  await field(text('pubs.address')).fill('str. Pușkin 12');
  await page.getByRole('button', { name: 'newer data' }).click();
  await expect.element(field(text('pubs.name'))).toHaveValue('La Nucul Nou');
  await expect.element(field(text('pubs.address'))).toHaveValue('str. Pușkin 12');
  await expect.element(save()).toBeEnabled();
  await save().click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ address: 'str. Pușkin 12' });
});

it('keeps text that is typed while a save is pending', async () => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi({
    [SAVE]: ({ body }) => waiting.then(() => ({ ok: true, pub: aPub(body) }) as const),
  });
  draw(<SectionForm pub={aPub()} section="venue" />);
  await field(text('pubs.address')).fill('str. Pușkin 12');
  await save().click();
  await expect.element(save()).toHaveAttribute('aria-busy', 'true');
  await field(text('pubs.name')).fill('La Nuc Vechi');
  await field(text('pubs.address')).fill('str. Pușkin 14');
  answer();
  await expect.element(save()).not.toHaveAttribute('aria-busy');
  await expect.element(field(text('pubs.name'))).toHaveValue('La Nuc Vechi');
  await expect.element(field(text('pubs.address'))).toHaveValue('str. Pușkin 14');
  await expect.element(page.getByText(text('pubs.unsaved'))).toBeVisible();
  expect(writesOf(api).at(-1)?.body).toEqual({ address: 'str. Pușkin 12' });
});
