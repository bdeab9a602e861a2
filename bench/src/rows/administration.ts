import type { Bench } from '../frame/bench.ts';
import { DEMO_PASSWORD, startProduct } from '../frame/product.ts';
import { fillDesk, longestTask } from '../load/busy-desk.ts';
import { openDesk, startBrowser, type Opened } from '../load/open-desk.ts';

const ROUNDS = 5;
/** The demo's company and its first pub, which has orders in every status. */
const DEMO_COMPANY = 'proprietar@la-nuc.example';
const DESK = '/admin/pub/1/orders';
const PUB = 'la-nuc';
/** Open orders of a Friday evening: these, beside the eight of the demo. */
const BUSY_ORDERS = 48;

/** What a phone loads until the order desk is usable, and how long it takes; how a full desk holds up a press. */
export const administration: Bench = {
  name: 'administration',
  run: async (conditions) => {
    const product = await startProduct({ wasteMs: conditions.wasteMs });
    const browser = await startBrowser();
    try {
      const rounds: Opened[] = [];
      const signIn = { origin: product.origin, email: DEMO_COMPANY, password: DEMO_PASSWORD };
      for (let round = 0; round < (conditions.isQuick ? 1 : ROUNDS); round += 1) {
        rounds.push(
          await openDesk(
            browser,
            { ...signIn, locale: 'ru-RU' },
            { deskOf: DESK, isWasteful: conditions.wasteMs > 0 },
          ),
        );
      }
      await fillDesk(product.origin, PUB, BUSY_ORDERS);
      const tasks: number[] = [];
      for (let round = 0; round < rounds.length; round += 1) {
        tasks.push(
          await longestTask(
            browser,
            { ...signIn, locale: 'ru-RU' },
            { deskOf: DESK, slips: BUSY_ORDERS, isWasteful: conditions.wasteMs > 0 },
          ),
        );
      }
      const figures = (of: (opened: Opened) => number) => ({
        limit: '',
        rounds: rounds.map((opened) => ({ product: of(opened) })),
      });
      return [
        {
          work: 'order desk, empty cache: all bytes on the wire',
          unit: 'kB',
          ...figures(({ bytes }) => bytes / 1000),
          goal: { of: 'figure', atMost: 140 },
        },
        {
          work: 'order desk, empty cache: requests',
          unit: 'requests',
          ...figures(({ requests }) => requests),
          goal: { of: 'figure', atMost: 12 },
        },
        {
          work: 'order desk, empty cache: usable on slow 4G',
          unit: 'ms',
          ...figures(({ usableMs }) => usableMs),
          goal: { of: 'figure', atMost: 2100 },
        },
        {
          work: 'order desk, 56 open orders: longest task of a load',
          unit: 'ms',
          limit: '',
          rounds: tasks.map((ms) => ({ product: ms })),
          goal: { of: 'figure', atMost: 100 },
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
