import { DEFAULT_HOURS, type HoursException, type WeekHours } from '@comanda/domain/hours';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

const ALL = ['opening', 'delivery', 'pick_up'] as const;

/** The turn of the year, as most pubs keep it. */
function turnOfTheYear(now: Date): HoursException[] {
  const year = now.getUTCFullYear();
  return [
    {
      from: `${year}-12-31`,
      to: `${year}-12-31`,
      kind: 'hours',
      spans: [{ start: 480, end: 960 }],
      services: ALL,
      text: {
        en: 'See you next year',
        ro: 'Ne vedem la anul',
        ru: 'Увидимся в новом году',
      },
    },
    {
      from: `${year + 1}-01-01`,
      to: `${year + 1}-01-02`,
      kind: 'closed',
      spans: [],
      services: ALL,
      text: { en: 'New Year', ro: 'Anul Nou', ru: 'Новый год' },
    },
  ];
}

/** When a pub is open. */
export async function seedHours(
  client: DemoClient,
  week: WeekHours,
  { owner, ids }: SeededPub,
): Promise<void> {
  const request = { as: owner, params: ids };
  const { pub } = await client.call('GET /api/company/:companyID/pubs/:pubID', request);
  await client.call('PUT /api/company/:companyID/pubs/:pubID/hours', {
    ...request,
    body: {
      hours: {
        ...pub.hours,
        services: {
          ...pub.hours.services,
          opening: { ...DEFAULT_HOURS.services.opening, week, last_order: 30 },
        },
        exceptions: turnOfTheYear(client.clock.now()),
      },
      revision: pub.hours_revision,
    },
  });
}
