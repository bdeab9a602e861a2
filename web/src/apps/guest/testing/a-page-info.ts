import { pageInfo, type PageInfo } from '../markup/page-info.ts';

/** For tests: the page of a pub that serves tables and delivers, without a commission. */
export const aPageInfo = (changes: Partial<PageInfo> = {}): PageInfo => ({
  ...pageInfo(
    {
      pubId: 9,
      urlName: 'la-nuc',
      symbol: 'Lei',
      commissionPercent: 0,
      hasFood: undefined,
      orderTypes: ['in_place', 'delivery'],
      timeZone: 'Europe/Chisinau',
      place: undefined,
      tilesUrl: '',
      language: changes.language ?? 'ro',
      atTable: 'Masa {}',
      dearer: undefined,
      contactDays: 365,
    },
    '',
  ),
  ...changes,
});
