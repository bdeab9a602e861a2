import type { Hearing } from '@comanda/contract/alerts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { DesksLine } from './desks-line.tsx';

const DESKS = 'GET /api/company/:companyID/pubs/:pubID/alerts/desks';
const screens = russianScreens();

const desk = { desk_key: 'k', device: 'Chrome', since: '2026-11-20T16:42:00Z' } as const;

function open(hearing: Hearing) {
  fakeApi({ [DESKS]: () => ({ ok: true, hearing }) });
  screens.draw(<DesksLine pub={aPub()} />, '/admin/pub/7/orders');
}

const line = () => page.getByRole('link');

it('counts the desks, and leads to the details', async () => {
  open({
    is_unheard: false,
    desks: [
      { ...desk, state: 'listening' },
      { ...desk, state: 'asleep' },
    ],
  });
  await expect.element(line()).toHaveTextContent('1 экран слушает, 1 спит с 18:42');
  await expect.element(line()).toHaveAttribute('href', '/admin/pub/7/alerts');
});

it('says that no desk would ring for an order', async () => {
  open({ is_unheard: true, desks: [{ ...desk, state: 'silent' }] });
  await expect.element(line()).toHaveTextContent(text('alerts.unheard'));
});

it('is empty while the server does not answer', async () => {
  const api = fakeApi({ [DESKS]: () => refusal(503, 'service_unavailable') });
  screens.draw(<DesksLine pub={aPub()} />, '/admin/pub/7/orders');
  await expect.poll(() => api.made.length).toBeGreaterThan(0);
  await expect.element(line()).not.toBeInTheDocument();
});
