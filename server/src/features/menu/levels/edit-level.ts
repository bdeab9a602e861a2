import type { MoveDirection } from '@comanda/domain/menu';
import type { Deps } from '../../../deps.ts';
import type { PubImageKind } from '../../../plumbing/images/image-store.ts';
import { replaceImage } from '../../../plumbing/images/replace-image.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { UseFile } from '../../../route.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import {
  deletePlaced,
  lockMenu,
  movePlace,
  moveToNeighbour,
  insertPlace,
  type Level,
} from './places.ts';
import { requireRoom } from './require-room.ts';

/** The edited entry: `at` is its address below the pub, or for a new one its parent's. */
type Target<At> = { readonly deps: Deps; readonly scope: PubScope; readonly at: At };

/**
 * The functions that find and write one level of the menu; every find refuses an entry that does not exist.
 */
export type LevelQueries<ParentAt, At extends ParentAt, Row, Columns> = {
  readonly level: Level;
  get(connection: Connection, scope: PubScope, at: At): Promise<Row>;
  getParentId(connection: Connection, scope: PubScope, at: ParentAt): Promise<number>;
  insert(
    connection: Connection,
    row: Columns & { parentId: number; place: number },
  ): Promise<number>;
  addressOf(parent: ParentAt, id: number): At;
  update(connection: Connection, id: number, change: Partial<Columns>): Promise<void>;
};

type Placed = { readonly id: number; readonly place: number };

/** One change of a pub's menu: under the menu's lock, and announced to the menu's readers. */
export async function edit<Result>(
  pub: Pick<PubScope, 'pubId'>,
  transaction: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  await lockMenu(transaction, pub);
  const result = await work();
  await recordChange(transaction, 'pub', pub.pubId);
  return result;
}

/** Such a change in a transaction of its own. */
export const write = <Result>(
  { deps, scope }: Pick<Target<unknown>, 'deps' | 'scope'>,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> =>
  deps.write((transaction) => edit(scope, transaction, () => work(transaction)));

/** What is written with an entry, in its transaction. */
type Also = (transaction: Connection, id: number) => Promise<void>;

/** The use cases that menus, categories and dishes have in common. */
export function createLevelEditor<ParentAt, At extends ParentAt, Row extends Placed, Columns>(
  queries: LevelQueries<ParentAt, At, Row, Columns>,
) {
  const { level } = queries;
  return {
    /**
     * Creates an entry at a place, the following ones move on; or as the last one. Refuses one beyond its
     * level's limit.
     */
    create: (
      { deps, scope, at }: Target<ParentAt>,
      columns: Columns & { place?: number | undefined },
      also?: Also,
    ) =>
      write({ deps, scope }, async (transaction) => {
        const parentId = await queries.getParentId(transaction, scope, at);
        await requireRoom(transaction, scope, { level, parentId });
        const place = await insertPlace(transaction, level, { parentId, place: columns.place });
        const id = await queries.insert(transaction, { ...columns, parentId, place });
        await also?.(transaction, id);
        return queries.get(transaction, scope, queries.addressOf(at, id));
      }),

    change: ({ deps, scope, at }: Target<At>, columns: Columns, also?: Also) =>
      write({ deps, scope }, async (transaction) => {
        const { id } = await queries.get(transaction, scope, at);
        await queries.update(transaction, id, columns);
        await also?.(transaction, id);
        return queries.get(transaction, scope, at);
      }),

    /** Swaps places with a neighbour. */
    move: ({ deps, scope, at }: Target<At>, direction: MoveDirection) =>
      write({ deps, scope }, async (transaction) => {
        const { place } = await queries.get(transaction, scope, at);
        const parentId = await queries.getParentId(transaction, scope, at);
        await moveToNeighbour(transaction, level, { parentId, place, direction });
      }),

    /** Moves to the place where it was dropped. */
    moveTo: ({ deps, scope, at }: Target<At>, wanted: number) =>
      write({ deps, scope }, async (transaction) => {
        const { place } = await queries.get(transaction, scope, at);
        const parentId = await queries.getParentId(transaction, scope, at);
        await movePlace(transaction, level, { parentId, from: place, wanted });
      }),

    /** Deletes an entry with all its children. */
    remove: ({ deps, scope, at }: Target<At>) =>
      write({ deps, scope }, async (transaction) => {
        const { id, place } = await queries.get(transaction, scope, at);
        const parentId = await queries.getParentId(transaction, scope, at);
        await deletePlaced(transaction, level, { id, parentId, place, at: deps.clock.now() });
      }),
  };
}

type Pictured = { readonly id: number; readonly image_file_name: string };
type ImageColumns = { image_file_name: string; image_color: string };

/** Replaces the picture of a category or a dish. */
export async function replacePicture<At, Row extends Pictured>(
  { deps, scope, at }: Target<At>,
  queries: Pick<LevelQueries<unknown, At, Row, ImageColumns>, 'get' | 'update'> & {
    readonly level: PubImageKind;
  },
  useFile: UseFile,
): Promise<Row> {
  // Before the file is read and decoded: a missing entry needs no picture.
  await queries.get(deps.db, scope, at);
  await useFile((file) =>
    replaceImage(
      deps,
      { subject: { kind: queries.level, pubId: scope.pubId }, file },
      (transaction, { fileName, color }) =>
        edit(scope, transaction, async () => {
          const before = await queries.get(transaction, scope, at);
          const columns = { image_file_name: fileName, image_color: color };
          await queries.update(transaction, before.id, columns);
          return before.image_file_name;
        }),
    ),
  );
  return queries.get(deps.db, scope, at);
}
