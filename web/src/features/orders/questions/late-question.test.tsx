import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { createLateQuestion } from './late-question.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function ListState() {
  return <p>{usePubOrders().isLoaded ? 'the list is there' : 'waiting for the list'}</p>;
}

it('loads a question’s popup after the list of orders, even if the browser is idle before', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
  });
  const fetchPopup = vi.fn(() => Promise.resolve(() => null));
  const Question = createLateQuestion(fetchPopup);
  const popup = {
    isOpen: false,
    onClose: () => {},
    onChoose: () => {},
    finalFocus: () => undefined,
  };
  fakeApi({});
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <PubOrdersProvider pub={aPub()}>
      <ListState />
      <Question question={undefined} openCount={0} popup={popup} />
    </PubOrdersProvider>,
    '/admin/pub/7/orders',
  );
  await sockets.accept();
  await expect.element(page.getByText('waiting for the list')).toBeVisible();
  expect(fetchPopup).not.toHaveBeenCalled();
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  await expect.element(page.getByText('the list is there')).toBeVisible();
  await expect.poll(() => fetchPopup.mock.calls.length).toBe(1);
});
