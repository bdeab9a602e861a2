import { EARTH_RADIUS_METRES, radians, type LatLng } from './distance-and-bearing.ts';
import { isSimpleOutline } from './outline.ts';
import { edgesOf } from './polygon.ts';

/** As outlines are stored. */
const DECIMALS = 1e6;
const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;
const isSame = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng;

type Outline = readonly LatLng[];
type Flat = { readonly x: number; readonly y: number };

/** Metres on a plane that touches the earth at one latitude: exact enough for what is near. */
function flatten({ lat, lng }: LatLng, at: LatLng): Flat {
  const metres = radians(1) * EARTH_RADIUS_METRES;
  return {
    x: (lng - at.lng) * metres * Math.cos(radians(at.lat)),
    y: (lat - at.lat) * metres,
  };
}

type OnEdge = {
  readonly metres: number;
  /** 0 at the start of the edge, 1 at its end. */
  readonly share: number;
  readonly point: LatLng;
};

/** The nearest point of an edge. */
function nearestOn([from, to]: readonly [LatLng, LatLng], point: LatLng): OnEdge {
  const [a, b] = [flatten(from, point), flatten(to, point)];
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length === 0 ? 0 : -(a.x * (b.x - a.x) + a.y * (b.y - a.y)) / length;
  const share = Math.min(1, Math.max(0, along));
  return {
    metres: Math.hypot(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)),
    share,
    point: {
      lat: round(from.lat + share * (to.lat - from.lat)),
      lng: round(from.lng + share * (to.lng - from.lng)),
    },
  };
}

function nearestCorner(point: LatLng, others: readonly Outline[], metres: number) {
  const near = others
    .flat()
    .map((corner) => ({ corner, away: nearestOn([corner, corner], point).metres }))
    .filter(({ away }) => away <= metres)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.corner;
}

/** Puts a corner on the nearest border; a border without a corner there gets one, so that both share it. */
function snapToBorder(point: LatLng, others: Outline[], metres: number): LatLng {
  const [near] = others
    .flatMap((outline, index) =>
      edgesOf(outline).map((edge, at) => ({ index, at, ...nearestOn(edge, point) })),
    )
    .filter((found) => found.metres <= metres)
    .toSorted((a, b) => a.metres - b.metres);
  if (!near) return point;
  const widened = others[near.index]?.toSpliced(near.at + 1, 0, near.point) ?? [];
  if (!isSimpleOutline(widened)) return point;
  others[near.index] = widened;
  return near.point;
}

/** The corners of others that are near an edge, in their order along it. */
function cornersAlong(edge: readonly [LatLng, LatLng], others: readonly Outline[], metres: number) {
  return others
    .flat()
    .map((corner) => ({ corner, ...nearestOn(edge, corner) }))
    .filter((near) => near.metres <= metres && near.share > 0 && near.share < 1)
    .toSorted((a, b) => a.share - b.share)
    .map(({ corner }) => corner);
}

type Snapping = {
  /** The outline as it is drawn. */
  readonly drawn: Outline;
  /** As it was: its unchanged corners stay where they are. Empty for a new one. */
  readonly before: Outline;
  readonly others: readonly Outline[];
  /** How near counts as meant to be common, in metres. */
  readonly metres: number;
};

type Snapped = { readonly outline: Outline; readonly others: readonly Outline[] };

/**
 * Gives a drawn outline the borders of its neighbours where it comes near them, so that no sliver is left between them:
 * its corners go to theirs, or on to their borders, and its edges follow theirs. What would then cross itself, or have
 * more than `most` corners, stays as it is drawn.
 */
export function snapOutline({ drawn, before, others, metres }: Snapping, most: number): Snapped {
  const unchanged = { outline: drawn, others };
  const widened = [...others];
  const isMoved = (point: LatLng) => !before.some((one) => isSame(one, point));
  const corners = drawn.map((point) => {
    if (!isMoved(point)) return { point, moved: false };
    const snapped = nearestCorner(point, widened, metres) ?? snapToBorder(point, widened, metres);
    return { point: snapped, moved: true };
  });
  const followed = corners.flatMap(({ point, moved }, index) => {
    const next = corners[(index + 1) % corners.length];
    if (!next || (!moved && !next.moved)) return [point];
    return [point, ...cornersAlong([point, next.point], widened, metres)];
  });
  const outline = followed.filter(
    (point, index) => followed.findIndex((one) => isSame(one, point)) === index,
  );
  const fits = outline.length <= most && widened.every((one) => one.length <= most);
  return fits && isSimpleOutline(outline) ? { outline, others: widened } : unchanged;
}
