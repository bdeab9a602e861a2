import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { BarStatusPlace, draw } from '../../../testing/setup/draw.tsx';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { OrdersCard } from './orders-card.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

it('counts the orders by status as they are received', async () => {
  await page.viewport(1280, 800);
  fakeApi({});
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <>
      <BarStatusPlace />
      <PubOrdersProvider pub={aPub()}>
        <OrdersCard />
      </PubOrdersProvider>
    </>,
  );
  await sockets.accept();
  sockets.send({
    event_type: 'GET_ALL',
    orders: [anOrder({ id: 1 }), anOrder({ id: 2, status: 'completed' })],
  });
  await expect.element(page.getByRole('link', { name: '1 Без ответа' })).toBeVisible();
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 3 }) });
  await expect.element(page.getByRole('link', { name: '2 Без ответа' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '1 Завершены' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '2 активных' })).toBeVisible();
});
