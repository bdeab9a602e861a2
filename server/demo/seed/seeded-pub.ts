import type { TranslatedKind } from '@comanda/contract/menu';
import type { Translated } from '../menu/menu-types.ts';
import type { DemoPub } from '../pubs/pub-types.ts';
import type { Person } from './demo-client.ts';

/** The texts of one entry that was created in the working language. */
type SeededTexts = {
  readonly kind: TranslatedKind;
  readonly id: number;
  readonly name?: Translated;
  readonly text?: Translated;
};

/** Of a category or a dish. */
type SeededPicture = {
  readonly kind: 'category' | 'dish';
  readonly id: number;
  /** The stem of its file under `pictures/`. */
  readonly picture: string;
};

export type SeededPub = {
  readonly demo: DemoPub;
  readonly owner: Person;
  readonly ids: { readonly companyID: number; readonly pubID: number };
  /** Dish ids by slug. */
  readonly dishIds: Map<string, number>;
  /** All texts that guests read, to be translated. */
  readonly texts: SeededTexts[];
  readonly pictures: SeededPicture[];
};
