import type { Shape } from '@comanda/contract/shipping';
import { doOverlap, isSimpleOutline } from '@comanda/domain/geo';

export type ZoneProblems = {
  /** Its outline crosses itself: it cannot be saved. */
  readonly isCrossed: boolean;
  /** The numbers of the zones that it shares ground with; the smallest of them counts. */
  readonly overlaps: readonly number[];
};

/** What there is to say of each zone, in their order. */
export function findZoneProblems(zones: readonly Shape[]): ZoneProblems[] {
  return zones.map((zone, index) => ({
    isCrossed: !isSimpleOutline(zone.vertices),
    overlaps: zones.flatMap((other, at) =>
      at !== index && doOverlap(zone.vertices, other.vertices) ? [at + 1] : [],
    ),
  }));
}
