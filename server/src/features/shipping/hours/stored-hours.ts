import { DEFAULT_HOURS, rootOf, type PubHours } from '@comanda/domain/hours';
import { weekHoursOf, workWeekOf, type WorkDay, type WorkWeek } from '@comanda/domain/shipping';

type StoredHours = { readonly hours: PubHours | null; readonly work_hours: WorkWeek };

/** The delivery hours in the form of the specification's calls: the usual week, a pair for each day. */
function workWeekOfHours(hours: PubHours): WorkDay[] {
  return workWeekOf(hours.services[rootOf(hours, 'delivery')].week ?? []);
}

/** Deliveries with these hours of their own; all else as it was. */
export function withWorkWeek(hours: PubHours, week: WorkWeek): PubHours {
  const delivery = {
    ...hours.services.delivery,
    week: weekHoursOf(week),
    follows: null,
  };
  return { ...hours, services: { ...hours.services, delivery } };
}

const isSame = (one: WorkWeek, other: WorkWeek): boolean =>
  one.every(({ start, end }, day) => {
    const its = other[day];
    return (start === end && its?.start === its?.end) || (start === its?.start && end === its.end);
  });

/**
 * The hours of a pub. Where the seven pairs are not those of the stored hours, a process of an older version has
 * written them since, and they count.
 */
export function hoursOfRow({ hours, work_hours: pairs }: StoredHours): PubHours {
  const stored = hours ?? DEFAULT_HOURS;
  return isSame(workWeekOfHours(stored), pairs) ? stored : withWorkWeek(stored, pairs);
}

/** The columns that store them. */
export const hoursColumns = (hours: PubHours) => ({
  hours: JSON.stringify(hours),
  work_hours: JSON.stringify(workWeekOfHours(hours)),
});
