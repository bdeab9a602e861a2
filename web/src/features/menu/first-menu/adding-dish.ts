/** Goes with the way to a category that has just been made: its first dish is next. */
export const addingDish = { addsDish: true } as const;

export const isAddingDish = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'addsDish' in state;
