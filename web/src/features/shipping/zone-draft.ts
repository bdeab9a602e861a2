import type { Shape } from '@comanda/contract/shipping';
import { zonePalette, type LatLng } from '@comanda/domain/shipping';

/** What the map is being used for. */
export type ZoneMode = 'edit' | 'draw' | 'delete';

/** Why a drawn outline did not become a zone. */
type ZoneNotice = 'too_few_corners' | 'same_as_last' | 'full';

export type ZoneDraft = {
  /** As the server has them. */
  readonly saved: readonly Shape[];
  readonly zones: readonly Shape[];
  /** What undoing goes back to, the latest last. */
  readonly past: readonly (readonly Shape[])[];
  readonly mode: ZoneMode;
  readonly selected: string | undefined;
  readonly notice: ZoneNotice | undefined;
};

export type ZoneAction =
  | { readonly kind: 'loaded'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'saved'; readonly shapes: readonly Shape[] }
  | {
      readonly kind: 'drawn';
      readonly vertices: readonly LatLng[];
      readonly shapeId: string;
      /** Taken when every colour of the palette is used. */
      readonly spareColor: string;
    }
  | {
      readonly kind: 'reshaped';
      readonly shapeId: string;
      readonly vertices: readonly LatLng[];
    }
  | { readonly kind: 'removed'; readonly shapeId: string }
  | { readonly kind: 'selected'; readonly shapeId: string | undefined }
  | { readonly kind: 'mode'; readonly mode: ZoneMode }
  | { readonly kind: 'undone' };

const MAX_ZONES = 100;
const MAX_PAST = 100;

/** A tenth of a metre: finer than any hand draws, and the same before and after the server. */
const DECIMALS = 1e6;
const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

function roundedVertices(vertices: readonly LatLng[]): LatLng[] {
  return vertices.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }));
}

function rounded(shapes: readonly Shape[]): Shape[] {
  return shapes.map(({ shape_id, color, vertices }) => ({
    shape_id,
    color,
    vertices: roundedVertices(vertices),
  }));
}

const isSame = (one: LatLng | undefined, other: LatLng | undefined) =>
  one?.lat === other?.lat && one?.lng === other?.lng;

export function isSameOutline(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  return one.length === other.length && one.every((vertex, index) => isSame(vertex, other[index]));
}

function areSameZones(one: readonly Shape[], other: readonly Shape[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ shape_id, color, vertices }, index) => {
      const its = other[index];
      return (
        its?.shape_id === shape_id && its.color === color && isSameOutline(vertices, its.vertices)
      );
    })
  );
}

/** The first colour of the palette that no zone has yet, else the spare one. */
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
  return draft.zones.length >= MAX_ZONES ? 'full' : undefined;
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
  return {
    ...change(draft, [...draft.zones, zone]),
    mode: 'edit',
    selected: action.shapeId,
  };
}

/** Every step of drawing zones, without a map. */
export function reduceZones(draft: ZoneDraft, action: ZoneAction): ZoneDraft {
  switch (action.kind) {
    case 'loaded': {
      // What is being drawn survives an answer that arrives meanwhile.
      if (!hasUnsavedZones(draft)) return { ...draft, ...pick(action.shapes) };
      return { ...draft, saved: rounded(action.shapes) };
    }
    case 'saved':
      return { ...draft, ...pick(action.shapes), past: [] };
    case 'drawn':
      return draw(draft, action);
    case 'reshaped': {
      const vertices = roundedVertices(action.vertices);
      const zones = draft.zones.map((zone) =>
        zone.shape_id === action.shapeId ? { ...zone, vertices } : zone,
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
  const isThere = zones.some(({ shape_id }) => shape_id === draft.selected);
  return {
    ...draft,
    zones,
    past: draft.past.slice(0, -1),
    selected: isThere ? draft.selected : undefined,
    notice: undefined,
  };
}

function pick(shapes: readonly Shape[]): Pick<ZoneDraft, 'saved' | 'zones'> {
  const zones = rounded(shapes);
  return { saved: zones, zones };
}
