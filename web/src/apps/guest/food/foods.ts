import type { CallReply } from '@comanda/contract';
import type { Food } from '@comanda/domain/food';
import { addressOf } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';

const TIMEOUT_MS = 15_000;
const CALL = 'GET /api/client/pub/:pubUrlName';

type Foods = Readonly<Record<number, Food>>;

let foods: Foods = {};

const storedName = ({ pubId }: PageInfo): string => `comanda.food.${pubId}`;

/** What the pub says about a dish; nothing while it is not known. */
export const foodOf = (dishId: number): Food => foods[dishId] ?? {};

/** What this phone has read last time; useful without a connection, and until the new one has come. */
export function recallFoods(info: PageInfo): void {
  try {
    foods = JSON.parse(deviceStorage.getItem(storedName(info)) ?? '{}') as Foods;
  } catch {
    foods = {};
  }
}

/** Reads what the pub says about its dishes: it would not fit into the document. */
export async function loadFoods(info: PageInfo): Promise<void> {
  const address = addressOf(CALL, { pubUrlName: info.urlName });
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${CALL} answered ${answer.status}`);
  const { dishes } = (await answer.json()) as CallReply<typeof CALL>;
  foods = Object.fromEntries(dishes.map(({ id, food }) => [id, food]));
  deviceStorage.setItem(storedName(info), JSON.stringify(foods));
}
