import type { ListedCategory, ListedDish } from '@comanda/contract/menu';
import { matchPictures, MAX_PICTURES_AT_ONCE } from '@comanda/domain/menu';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { holdWork, useWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { sendDishPicture } from '../calls/dishes-api.ts';
import type { PubRef } from '../editor/menu-scope.ts';

/** A picture with its dish, before, while and after it is sent. */
export type PictureRow = {
  readonly key: number;
  /** The file as it was chosen, and what is sent of it. */
  readonly chosen: File;
  readonly file: File;
  readonly dishID: number | undefined;
  /** Exact matches are confirmed by themselves, proposals by a person. */
  readonly isConfirmed: boolean;
  readonly state: 'waiting' | 'sending' | 'sent';
  /** The sent part, 0 to 1. */
  readonly progress: number;
  /** The failure of the last try. */
  readonly failure: unknown;
};

type List = {
  readonly categories: readonly ListedCategory[];
  readonly dishes: readonly ListedDish[];
};

/** So many are sent at the same time. */
const AT_ONCE = 3;

const isReady = ({ isConfirmed, dishID, state }: PictureRow): boolean =>
  isConfirmed && dishID !== undefined && state === 'waiting';

/** The rows that are confirmed for a dish of another confirmed row. */
export function sameDish(rows: readonly PictureRow[]): ReadonlySet<number> {
  const ready = Map.groupBy(rows.filter(isReady), ({ dishID }) => dishID);
  const doubled = [...ready.values()].filter(({ length }) => length > 1);
  return new Set(doubled.flatMap((same) => same.map(({ key }) => key)));
}

/** Matches pictures with dishes and sends the confirmed ones; a failed one waits for the next press. */
export function usePictures(pub: PubRef, { categories, dishes }: List) {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly PictureRow[]>([]);
  const [isCut, setIsCut] = useState(false);
  useWorkInHand(rows.some(({ state }) => state !== 'sent'));
  const change = (key: number, what: Partial<PictureRow>) => {
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...what } : row)));
  };
  const take = (files: readonly File[]) => {
    const room = MAX_PICTURES_AT_ONCE - rows.filter(({ state }) => state !== 'sent').length;
    const taken = files.slice(0, room);
    setIsCut(files.length > room);
    const names = taken.map(({ name }) => name);
    const matches = matchPictures(names, dishes);
    const added = taken.map((file, index): PictureRow => {
      const { dishId, isExact } = matches[index] ?? { dishId: undefined, isExact: false };
      return {
        key: rows.length + index,
        chosen: file,
        file,
        dishID: dishId,
        isConfirmed: isExact,
        state: 'waiting',
        progress: 0,
        failure: undefined,
      };
    });
    setRows([...rows, ...added]);
  };
  const sendOne = async ({ key, file, dishID }: PictureRow) => {
    const dish = dishes.find(({ id }) => id === dishID);
    const category = categories.find(({ id }) => id === dish?.category_id);
    if (!dish || !category) return;
    change(key, { state: 'sending', progress: 0, failure: undefined });
    try {
      const at = { ...pub, menuID: category.menu_id, categoryID: category.id };
      await sendDishPicture(at, dish.id, {
        file,
        onProgress: (progress) => {
          change(key, { progress });
        },
      });
      change(key, { state: 'sent' });
    } catch (error) {
      change(key, { state: 'waiting', failure: error });
    }
  };
  const ready = rows.filter(isReady);
  const send = async () => {
    const waiting = [...ready];
    // They go on being sent when another screen is opened.
    const release = holdWork();
    const line = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    release();
    void queryClient.invalidateQueries({ queryKey: ['dishes'] });
  };
  return {
    rows,
    isCut,
    take,
    change,
    send,
    readyCount: ready.length,
    isSending: rows.some(({ state }) => state === 'sending'),
  };
}
