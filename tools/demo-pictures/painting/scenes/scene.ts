import type { Pen } from '../drawing/pen.ts';
import type { Table } from '../table/tables.ts';

/** One picture: a table, and what stands on it around the middle of an 800 x 600 sheet. */
interface Scene {
  table: Table;
  draw: (pen: Pen) => void;
}

export type Scenes = Record<string, Scene>;

export const scene = (table: Table, draw: (pen: Pen) => void): Scene => ({ table, draw });
