import type { PageInfo } from '../markup/page-info.ts';

/** The page on which a guest follows an order. */
export function orderAddress({ urlName, language }: PageInfo, trackingToken: string): string {
  return `/pub/${urlName}/order/${encodeURIComponent(trackingToken)}?lang=${language}`;
}
