import type { CallReply } from '@comanda/contract';
import type { Food } from '@comanda/domain/food';
import { addressOf } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';

const TIMEOUT_MS = 15_000;
const CALL = 'GET /api/client/pub/:pubUrlName';

type Foods = Readonly<Record<number, Food>>;

let foods: Foods = {};
/** The stored form of what is known, and of which pub. */
let known: { readonly pubId: number; readonly text: string } | undefined;

const storedName = (pubId: number): string => `comanda.food.${pubId}`;

function keep(pubId: number, text: string): void {
  foods = JSON.parse(text) as Foods;
  known = { pubId, text };
}

/** What the pub says about a dish; nothing while it is not known. */
export const foodOf = (dishId: number): Food => foods[dishId] ?? {};

/** Returns whether this phone knows the pub's dishes: from this visit, or from the last one. */
export function recallFoods({ pubId }: PageInfo): boolean {
  if (known?.pubId === pubId) return true;
  foods = {};
  known = undefined;
  const stored = deviceStorage.getItem(storedName(pubId));
  if (stored === null) return false;
  try {
    keep(pubId, stored);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads what the pub says about its dishes now: it would not fit into the document. Returns whether it is news; without
 * a connection what was known stays.
 */
export async function loadFoods({ pubId, urlName, language }: PageInfo): Promise<boolean> {
  const before = known;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(addressOf(CALL, { pubUrlName: urlName }, { language }), { signal });
    if (!answer.ok) return false;
    const { dishes } = (await answer.json()) as CallReply<typeof CALL>;
    const text = JSON.stringify(Object.fromEntries(dishes.map(({ id, food }) => [id, food])));
    keep(pubId, text);
    deviceStorage.setItem(storedName(pubId), text);
    return before?.pubId !== pubId || before.text !== text;
  } catch {
    return false;
  }
}

/** For a press before they have come. */
export async function readyFoods(info: PageInfo): Promise<void> {
  if (!recallFoods(info)) await loadFoods(info);
}
