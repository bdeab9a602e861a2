import type { Hearing } from '@comanda/contract/alerts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { EdgeLines } from '../../../ui/states/edge-lines.tsx';
import { text } from '../../../testing/setup/test-texts.ts';
import { DesksLine, UnheardLine } from './desks-line.tsx';

const DESKS = 'GET /api/company/:companyID/pubs/:pubID/alerts/desks';
const screens = russianScreens();

const desk = { desk_key: 'k', device: 'Chrome', since: '2026-11-20T16:42:00Z' } as const;

function open(hearing: Hearing, Line: typeof UnheardLine = DesksLine) {
  const api = fakeApi({ [DESKS]: () => ({ ok: true, hearing }) });
  screens.draw(<Line pub={aPub()} />, '/admin/pub/7/orders');
  return api;
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
  await expect.element(line()).toHaveTextContent('Экраны со звонком: 1, спят с 18:42: 1');
  await expect.element(line()).toHaveAttribute('href', '/admin/pub/7/alerts');
});

it('warns when no desk would ring for an order', async () => {
  open({ is_unheard: true, desks: [{ ...desk, state: 'silent' }] }, UnheardLine);
  await expect.element(line()).toHaveTextContent(text('alerts.unheard'));
});

it('stands at the lower edge of the window while there is more to scroll', async () => {
  fakeApi({ [DESKS]: () => ({ ok: true, hearing: { is_unheard: true, desks: [] } }) });
  screens.draw(
    <>
      <p style={{ height: '3000px' }} />
      <EdgeLines>
        <UnheardLine pub={aPub()} />
      </EdgeLines>
    </>,
  );
  await expect.element(line()).toBeVisible();
  expect(line().element().getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
});

it('warns of nothing while somebody hears', async () => {
  const api = open({ is_unheard: false, desks: [{ ...desk, state: 'listening' }] }, UnheardLine);
  await expect.poll(() => api.made.length).toBeGreaterThan(0);
  await expect.element(line()).not.toBeInTheDocument();
});

it('counts nothing and links nowhere while the server does not answer', async () => {
  const api = fakeApi({ [DESKS]: () => refusal(503, 'service_unavailable') });
  screens.draw(<DesksLine pub={aPub()} />, '/admin/pub/7/orders');
  await expect.poll(() => api.made.length).toBeGreaterThan(0);
  await expect.element(line()).not.toBeInTheDocument();
});
