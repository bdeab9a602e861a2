import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubGate } from './pub-gate.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

const PUB = 'GET /api/company/:companyID/pubs/:pubID';
const drawGate = () =>
  draw(
    <PubGate companyID={3} pubID={7} skeleton={<p>se încarcă</p>}>
      {({ address }) => <p>{address}</p>}
    </PubGate>,
    '/admin/pub/7/orders',
  );

it('shows a placeholder, then the page', async () => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({ [PUB]: () => waiting.then(() => ({ ok: true, pub: aPub() }) as const) });
  drawGate();
  await expect.element(page.getByText('se încarcă')).toBeVisible();
  answer();
  await expect.element(page.getByText('str. București 68')).toBeVisible();
});

it('shows that there is no such pub, with a link home', async () => {
  fakeApi({ [PUB]: () => refusal(404, 'not_found') });
  drawGate();
  await expect.element(page.getByRole('heading', { name: text('pubs.not_found') })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('pubs.all_pubs') }))
    .toHaveAttribute('href', '/admin/company');
});

it('removes the page once the pub has been deleted elsewhere', async () => {
  let isDeleted = false;
  fakeApi({ [PUB]: () => (isDeleted ? refusal(404, 'not_found') : { ok: true, pub: aPub() }) });
  const now = vi.spyOn(Date, 'now');
  drawGate();
  await expect.element(page.getByText('str. București 68')).toBeVisible();
  isDeleted = true;
  // Later, the user returns to this tab.
  now.mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(text('pubs.not_found'))).toBeVisible();
  await expect.element(page.getByText('str. București 68')).not.toBeInTheDocument();
  now.mockRestore();
});

it('shows why the pub could not be loaded, and loads it again on request', async () => {
  let isBroken = true;
  fakeApi({
    [PUB]: () => (isBroken ? refusal(500, 'something_went_wrong') : { ok: true, pub: aPub() }),
  });
  drawGate();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(page.getByText('str. București 68')).toBeVisible();
});
