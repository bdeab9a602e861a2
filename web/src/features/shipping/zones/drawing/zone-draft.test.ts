import type { Shape } from '@comanda/contract/shipping';
import { zonePalette } from '@comanda/domain/shipping';
import { describe, expect, it } from 'vitest';
import {
  hasUnsavedZones,
  nextZoneColor,
  randomColor,
  reduceZones,
  startZoneDraft,
  type ZoneAction,
  type ZoneDraft,
} from './zone-draft.ts';

const corners = (shift = 0) => [
  { lat: 47 + shift, lng: 28.8 },
  { lat: 47 + shift, lng: 28.9 },
  { lat: 47.1 + shift, lng: 28.85 },
];
const shape = (shape_id: string, shift = 0, color: string = zonePalette[0]): Shape => ({
  shape_id,
  color,
  vertices: corners(shift),
});
const drawn = (shapeId: string, vertices = corners(1)): ZoneAction => ({
  kind: 'drawn',
  vertices,
  shapeId,
  spareColor: '#123456',
});
const after = (draft: ZoneDraft, ...actions: ZoneAction[]) => actions.reduce(reduceZones, draft);
const ids = ({ zones }: ZoneDraft) => zones.map(({ shape_id }) => shape_id);

it('gives a new zone the first unused colour, or the spare one when all are used', () => {
  expect(nextZoneColor([], '#123456')).toBe(zonePalette[0]);
  const upper = [shape('a', 0, zonePalette[0].toUpperCase()), shape('b', 0, zonePalette[2])];
  expect(nextZoneColor(upper, '#123456')).toBe(zonePalette[1]);
  const all = zonePalette.map((color) => shape(color, 0, color));
  expect(nextZoneColor(all, '#123456')).toBe('#123456');
});

it.each([
  [0, '#000000'],
  [0.000001, '#000010'],
  [0.9999999999, '#ffffff'],
])('formats the number %d as a full colour', (number, color) => {
  expect(randomColor(() => number)).toBe(color);
});

it('selects a newly drawn zone and returns to editing', () => {
  const draft = after(startZoneDraft([shape('a')]), { kind: 'mode', mode: 'draw' }, drawn('b'));
  expect(draft).toMatchObject({ mode: 'edit', selected: 'b', notice: undefined });
  expect(draft.zones[1]).toEqual({ ...shape('b', 1, zonePalette[1]) });
  expect(hasUnsavedZones(draft)).toBe(true);
});

it.each([
  ['too_few_corners', corners(2).slice(0, 2)],
  ['too_few_corners', [...corners(2).slice(0, 2), ...corners(2).slice(0, 2)]],
  ['same_as_last', corners()],
])('refuses an outline: %s', (notice, vertices) => {
  const draft = after(startZoneDraft([shape('a')]), drawn('b', vertices));
  expect(draft).toMatchObject({ notice, mode: 'edit', past: [] });
  expect(ids(draft)).toEqual(['a']);
});

it('undoes step by step back to the start', () => {
  const start = startZoneDraft([shape('a')]);
  const moved = corners(3);
  const draft = after(
    start,
    drawn('b'),
    { kind: 'reshaped', shapeId: 'a', vertices: moved },
    { kind: 'removed', shapeId: 'b' },
  );
  expect(ids(draft)).toEqual(['a']);
  const one = after(draft, { kind: 'undone' });
  expect(ids(one)).toEqual(['a', 'b']);
  expect(one.zones[0]?.vertices).toEqual(moved);
  const back = after(one, { kind: 'undone' }, { kind: 'undone' }, { kind: 'undone' });
  expect(back.zones).toEqual(start.zones);
  expect(back.past).toEqual([]);
  expect(hasUnsavedZones(back)).toBe(false);
});

it('treats a corner that was moved and moved back as no change', () => {
  const start = startZoneDraft([shape('a')]);
  expect(after(start, { kind: 'reshaped', shapeId: 'a', vertices: corners() })).toBe(start);
});

it('ignores differences in digits that are not drawn', () => {
  const fine = { ...shape('a'), vertices: corners(1 / 3) };
  const draft = startZoneDraft([fine]);
  expect(hasUnsavedZones(draft)).toBe(false);
  expect(draft.zones[0]?.vertices[0]).toEqual({ lat: 47.333333, lng: 28.8 });
});

it('follows the server and keeps unsaved drawing', () => {
  const start = startZoneDraft([shape('a')]);
  const loaded: ZoneAction = { kind: 'loaded', shapes: [shape('a', 5), shape('c')] };
  expect(after(start, loaded).zones).toEqual([shape('a', 5), shape('c')]);
  const merged = after(start, drawn('b'), loaded);
  expect(merged.zones).toEqual([shape('a', 5), shape('b', 1, zonePalette[1]), shape('c')]);
  expect(merged.notice).toBeUndefined();
  expect(hasUnsavedZones(merged)).toBe(true);
  expect(after(merged, { kind: 'undone' }).zones).toEqual([shape('a', 5), shape('c')]);
  const saved = after(merged, { kind: 'saved', shapes: merged.zones, sent: merged.zones });
  expect(saved).toMatchObject({ past: [], zones: merged.zones });
  expect(hasUnsavedZones(saved)).toBe(false);
});

it('reports that another user changed the same zone; undoing shows their version', () => {
  const mine = after(startZoneDraft([shape('a'), shape('b')]), {
    kind: 'reshaped',
    shapeId: 'a',
    vertices: corners(3),
  });
  const met = after(mine, { kind: 'loaded', shapes: [shape('a', 4), shape('b')] });
  expect(met).toMatchObject({ notice: 'changed_meanwhile', saved: [shape('a', 4), shape('b')] });
  expect(met.zones).toEqual([shape('a', 3), shape('b')]);
  expect(after(met, { kind: 'undone' }).zones).toEqual([shape('a', 4), shape('b')]);
});

it('does not replace the zones while an outline is drawn', () => {
  const drawing = after(startZoneDraft([shape('a')]), { kind: 'mode', mode: 'draw' });
  expect(after(drawing, { kind: 'loaded', shapes: [shape('c')] })).toBe(drawing);
});

it('keeps changes drawn while saving was pending', () => {
  const sent = after(startZoneDraft([shape('a')]), drawn('b'));
  const further = after(sent, { kind: 'reshaped', shapeId: 'b', vertices: corners(6) });
  const answer = [...sent.zones, shape('theirs')];
  const saved = after(further, { kind: 'saved', shapes: answer, sent: sent.zones });
  expect(saved.zones.map(({ vertices }) => vertices)).toEqual([corners(), corners(6), corners()]);
  expect(saved.notice).toBeUndefined();
  expect(hasUnsavedZones(saved)).toBe(true);
});

it('deselects a deleted zone', () => {
  const draft = after(startZoneDraft([shape('a')]), drawn('b'), { kind: 'undone' });
  expect(draft.selected).toBeUndefined();
  expect(
    after(draft, { kind: 'selected', shapeId: 'a' }, { kind: 'mode', mode: 'delete' }),
  ).toEqual({ ...draft, mode: 'delete' });
});

describe('common borders', () => {
  /** A zone east of the first one, whose corners are about ten metres beside its. */
  const west = [
    { lat: 47, lng: 28.8 },
    { lat: 47, lng: 28.81 },
    { lat: 47.01, lng: 28.81 },
    { lat: 47.01, lng: 28.8 },
  ];
  const beside = [
    { lat: 47.0001, lng: 28.8101 },
    { lat: 47, lng: 28.82 },
    { lat: 47.01, lng: 28.82 },
    { lat: 47.0099, lng: 28.8101 },
  ];
  const drawnBeside = (near?: number) =>
    reduceZones(startZoneDraft([{ shape_id: 'west', color: '#d94f3d', vertices: west }]), {
      kind: 'drawn',
      vertices: beside,
      near,
      shapeId: 'east',
      spareColor: '#000000',
    });

  it('a zone that is drawn near another one has its border, in one step', () => {
    const { zones, past } = drawnBeside(30);
    expect(zones[1]?.vertices).toEqual([west[1], beside[1], beside[2], west[2]]);
    expect(zones[0]?.vertices).toEqual(west);
    expect(past).toHaveLength(1);
    expect(drawnBeside(5).zones[1]?.vertices).toEqual(beside);
    expect(drawnBeside().zones[1]?.vertices).toEqual(beside);
  });

  it('a corner that is moved on to a border gives the other zone a corner, and undo takes both back', () => {
    const before = drawnBeside();
    const moved = reduceZones(before, {
      kind: 'reshaped',
      shapeId: 'east',
      vertices: beside.with(0, { lat: 47.004, lng: 28.8101 }),
      near: 30,
    });
    const corner = { lat: 47.004, lng: 28.81 };
    expect(moved.zones.map(({ vertices }) => vertices)).toEqual([
      west.toSpliced(2, 0, corner),
      beside.with(0, corner),
    ]);
    expect(reduceZones(moved, { kind: 'undone' }).zones).toEqual(before.zones);
  });
});

it('the outline of a zone is copied as another zone, up to the limit', () => {
  const start = startZoneDraft([
    { shape_id: 'a', color: '#d94f3d', vertices: [{ lat: 47, lng: 28 }] },
  ]);
  const copied = reduceZones(start, {
    kind: 'copied',
    from: 'a',
    shapeId: 'b',
    spareColor: '#000000',
  });
  expect(copied).toMatchObject({
    selected: 'b',
    zones: [{ shape_id: 'a' }, { shape_id: 'b', vertices: [{ lat: 47, lng: 28 }] }],
  });
  expect(copied.zones[1]?.color).not.toBe('#d94f3d');
  const full = startZoneDraft(
    Array.from({ length: 100 }, (_, at) => ({
      shape_id: `z${at}`,
      color: '#d94f3d',
      vertices: [],
    })),
  );
  const more = { kind: 'copied', from: 'z1', shapeId: 'b', spareColor: '#000000' } as const;
  expect(reduceZones(full, more)).toMatchObject({ zones: full.zones, notice: 'full' });
});
