import type { Diet } from '@comanda/domain/food';

/** The path of each drawing. */
export const drawings = {
  /** Grain, crossed out. */
  avoid:
    'M12 21V9M12 9c-3-1-3-4 0-6 3 2 3 5 0 6ZM12 15c-4 0-5-2-5-5 3 0 5 2 5 5Zm0 0c4 0 5-2 5-5-3 0-5 2-5 5ZM4 4l16 16',
  vegan: 'M5 20C4 10 10 4 20 4c1 10-4 16-12 16-2 0-3-.5-3-.5ZM5 20c2-5 5-8 9-10',
  /** A seedling. */
  vegetarian: 'M12 21V11C12 7 9 4 3 4c0 5 3 7 9 7M12 16c0-4 3-6 9-6 0 5-3 7-9 7',
  /** A tick: what is promised, or free of something. */
  good: 'M12 3a9 9 0 1 0 .01 0ZM8 12.5l3 3 5-6',
  spicy: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-8Z',
  alcohol: 'M7 3h10c0 6-1 10-5 10S7 9 7 3ZM12 13v8M8 21h8',
  caution: 'M12 4 2.5 20h19ZM12 10v4M12 17h.01',
  portion: 'M4 12h16a8 8 0 0 1-16 0ZM9 4v4M13 4v4',
} as const;

export const dietDrawing = (diet: Diet): string =>
  diet === 'vegan' || diet === 'vegetarian' ? drawings[diet] : drawings.good;
