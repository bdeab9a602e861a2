import type { Shape } from '@comanda/contract/shipping';
import { MAX_VERTICES_OF_ZONE, MAX_ZONES_OF_PUB, zonePalette } from '@comanda/domain/shipping';
import { isSameOutline, snapOutline, type LatLng } from '@comanda/domain/geo';
import { areSameZones, mergeZones, rounded, roundedVertices } from './zone-shapes.ts';

/** The current use of the map. */
export type ZoneMode = 'edit' | 'draw' | 'delete';

/** Why a drawn outline did not become a zone, or that another user changed the same zone. */
type ZoneNotice = 'too_few_corners' | 'same_as_last' | 'full' | 'changed_meanwhile';

export type ZoneDraft = {
  /** The saved zones of the server. */
  readonly saved: readonly Shape[];
  readonly zones: readonly Shape[];
  /** The states for undo, the latest last. */
  readonly past: readonly (readonly Shape[])[];
  readonly mode: ZoneMode;
  readonly selected: string | undefined;
  readonly notice: ZoneNotice | undefined;
};

export type ZoneAction =
  | { readonly kind: 'loaded'; readonly shapes: readonly Shape[] }
  | {
      readonly kind: 'saved';
      readonly shapes: readonly Shape[];
      /** The sent zones: the user may have changed them since. */
      readonly sent: readonly Shape[];
    }
  | {
      readonly kind: 'drawn';
      readonly vertices: readonly LatLng[];
      /** How near to another zone a border is meant to be common, in metres. */
      readonly near?: number | undefined;
      readonly shapeId: string;
      /** Used when every colour of the palette is taken. */
      readonly spareColor: string;
    }
  | {
      readonly kind: 'reshaped';
      readonly shapeId: string;
      readonly vertices: readonly LatLng[];
      readonly near?: number | undefined;
    }
  | {
      readonly kind: 'copied';
      readonly from: string;
      readonly shapeId: string;
      readonly spareColor: string;
    }
  | { readonly kind: 'removed'; readonly shapeId: string }
  | { readonly kind: 'selected'; readonly shapeId: string | undefined }
  | { readonly kind: 'mode'; readonly mode: ZoneMode }
  | { readonly kind: 'undone' };

const MAX_PAST = 100;

/** The first unused colour of the palette, otherwise the spare one. */
export function nextZoneColor(zones: readonly Shape[], spareColor: string): string {
  const used = new Set(zones.map(({ color }) => color.toLowerCase()));
  return zonePalette.find((color) => !used.has(color)) ?? spareColor;
}

export function randomColor(random: () => number): string {
  const number = Math.floor(random() * 0x1_00_00_00);
  return `#${number.toString(16).padStart(6, '0')}`;
}

export function startZoneDraft(shapes: readonly Shape[]): ZoneDraft {
  const zones = rounded(shapes);
  return { saved: zones, zones, past: [], mode: 'edit', selected: undefined, notice: undefined };
}

export const hasUnsavedZones = ({ zones, saved }: ZoneDraft) => !areSameZones(zones, saved);

function change(draft: ZoneDraft, zones: readonly Shape[]): ZoneDraft {
  const past = [...draft.past, draft.zones].slice(-MAX_PAST);
  return { ...draft, zones, past, notice: undefined };
}

function refusal(draft: ZoneDraft, vertices: readonly LatLng[]): ZoneNotice | undefined {
  const last = draft.zones.at(-1);
  if (new Set(vertices.map(({ lat, lng }) => `${lat} ${lng}`)).size < 3) return 'too_few_corners';
  if (last && isSameOutline(last.vertices, vertices)) return 'same_as_last';
  return draft.zones.length >= MAX_ZONES_OF_PUB ? 'full' : undefined;
}

function draw(draft: ZoneDraft, action: ZoneAction & { kind: 'drawn' }): ZoneDraft {
  const vertices = roundedVertices(action.vertices);
  const notice = refusal(draft, vertices);
  if (notice) return { ...draft, mode: 'edit', notice };
  const zone = {
    shape_id: action.shapeId,
    color: nextZoneColor(draft.zones, action.spareColor),
    vertices,
  };
  const zones = withCommonBorders([...draft.zones, zone], zone, { before: [], near: action.near });
  return {
    ...change(draft, zones),
    mode: 'edit',
    selected: action.shapeId,
  };
}

type Meant = { readonly before: readonly LatLng[]; readonly near: number | undefined };

/** The zones with the borders of one that was drawn near others, which may get corners there. */
function withCommonBorders(
  zones: readonly Shape[],
  { shape_id, vertices: drawn }: Shape,
  { before, near: metres = 0 }: Meant,
): readonly Shape[] {
  if (metres === 0) return zones;
  const others = zones.filter((zone) => zone.shape_id !== shape_id);
  const snapping = { drawn, before, others: others.map(({ vertices }) => vertices), metres };
  const snapped = snapOutline(snapping, MAX_VERTICES_OF_ZONE);
  const outlines = new Map(others.map((zone, index) => [zone.shape_id, snapped.others[index]]));
  return zones.map((zone) => {
    const outline = zone.shape_id === shape_id ? snapped.outline : outlines.get(zone.shape_id);
    return outline && outline !== zone.vertices ? { ...zone, vertices: [...outline] } : zone;
  });
}

/** The same outline once more, as a zone that can be changed. */
function copy(draft: ZoneDraft, action: ZoneAction & { kind: 'copied' }): ZoneDraft {
  const zone = draft.zones.find(({ shape_id }) => shape_id === action.from);
  if (!zone) return draft;
  if (draft.zones.length >= MAX_ZONES_OF_PUB) return { ...draft, notice: 'full' };
  const { shapeId: shape_id, spareColor } = action;
  const copied = { ...zone, shape_id, color: nextZoneColor(draft.zones, spareColor) };
  return { ...change(draft, [...draft.zones, copied]), mode: 'edit', selected: shape_id };
}

type ServerUpdate = { readonly before: readonly Shape[]; readonly now: readonly Shape[] };

/** Merges the draft and each undo state with the server's new zones; local changes stay. */
function rebase(draft: ZoneDraft, { before, now }: ServerUpdate): ZoneDraft {
  const merge = (mine: readonly Shape[]) => mergeZones({ before, mine, theirs: now });
  const { zones, conflicts } = merge(draft.zones);
  return {
    ...draft,
    saved: now,
    zones,
    past: draft.past.map((step) => merge(step).zones),
    notice: conflicts.length > 0 ? 'changed_meanwhile' : draft.notice,
  };
}

function load(draft: ZoneDraft, now: readonly Shape[]): ZoneDraft {
  // A merge would lose the outline being drawn; others' changes come with the next answer.
  if (draft.mode === 'draw') return draft;
  if (!hasUnsavedZones(draft)) return { ...draft, saved: now, zones: now };
  return rebase(draft, { before: draft.saved, now });
}

/** The reducer of zone drawing, without a map. */
export function reduceZones(draft: ZoneDraft, action: ZoneAction): ZoneDraft {
  switch (action.kind) {
    case 'loaded':
      return load(draft, rounded(action.shapes));
    case 'saved': {
      const update = { before: action.sent, now: rounded(action.shapes) };
      return { ...rebase({ ...draft, past: [] }, update), notice: undefined };
    }
    case 'drawn':
      return draw(draft, action);
    case 'copied':
      return copy(draft, action);
    case 'reshaped': {
      const vertices = roundedVertices(action.vertices);
      const before = draft.zones.find(({ shape_id }) => shape_id === action.shapeId);
      if (!before) return draft;
      const reshaped = { ...before, vertices };
      const zones = withCommonBorders(
        draft.zones.map((zone) => (zone === before ? reshaped : zone)),
        reshaped,
        { before: before.vertices, near: action.near },
      );
      return areSameZones(zones, draft.zones) ? draft : change(draft, zones);
    }
    case 'removed': {
      const zones = draft.zones.filter(({ shape_id }) => shape_id !== action.shapeId);
      return { ...change(draft, zones), selected: undefined };
    }
    case 'selected':
      return { ...draft, selected: action.shapeId };
    case 'mode':
      return { ...draft, mode: action.mode, selected: undefined, notice: undefined };
    case 'undone':
      break;
  }
  return undo(draft);
}

function undo(draft: ZoneDraft): ZoneDraft {
  const zones = draft.past.at(-1);
  if (!zones) return draft;
  const isSelectedKept = zones.some(({ shape_id }) => shape_id === draft.selected);
  return {
    ...draft,
    zones,
    past: draft.past.slice(0, -1),
    selected: isSelectedKept ? draft.selected : undefined,
    notice: undefined,
  };
}
