import type { Draft } from './draft/draft.ts';

/** A draft with the lines that it was read from. */
export type SourcedDraft = {
  readonly draft: Draft;
  readonly lines: readonly string[];
  /** A person has corrected it. */
  readonly isCorrected: boolean;
};

const kept = new Map<number, SourcedDraft>();

/** The draft of a pub that is not written yet: another screen of the program does not lose it. */
export const keptDrafts = {
  get: (pubID: number): SourcedDraft | undefined => kept.get(pubID),
  keep: (pubID: number, draft: SourcedDraft): void => {
    kept.set(pubID, draft);
  },
  drop: (pubID: number): void => {
    kept.delete(pubID);
  },
};
