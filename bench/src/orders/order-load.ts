import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load, type LoadResult } from '../frame/wrk.ts';
import type { OrderPub } from './order-pub.ts';

/** For wrk: the same order with a new idempotency key in each request. */
function scriptOf({ path: address, order }: OrderPub): string {
  return `
math.randomseed(os.time())
local random, format = math.random, string.format
local prefix = format("%08x-%04x-4", random(0, 0x7fffffff), os.time() % 65536)
local body = [==[${JSON.stringify(order)}]==]
function request()
  return wrk.format("POST", "${address}", {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = prefix .. format("%03x-8%03x-%06x%06x",
      random(0, 0xfff), random(0, 0xfff), random(0, 0xffffff), random(0, 0xffffff)),
  }, body)
end
`;
}

/** Guests who order from one pub, each as soon as the last answer has arrived. */
export async function placeOrders(
  origin: string,
  pub: OrderPub,
  { seconds, guests }: { readonly seconds: number; readonly guests: number },
): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-orders-'));
  try {
    const script = path.join(folder, 'orders.lua');
    writeFileSync(script, scriptOf(pub));
    return await load({ url: origin + pub.path, seconds, connections: guests, script });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
