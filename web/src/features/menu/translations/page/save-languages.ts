import type { PubLanguages } from '../../../../product/languages/language-fields.tsx';

/** Saves the languages of the pub, whose other settings belong to another feature. */
export type SaveLanguages = {
  readonly isPending: boolean;
  readonly save: (languages: Partial<PubLanguages>, onSaved: () => void) => void;
};
