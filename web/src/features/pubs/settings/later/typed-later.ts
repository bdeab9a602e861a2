import { keptInTab } from '../../../../lib/session/kept-in-tab.ts';
import type { LaterFields } from './later-fields.ts';

type OfPub = { readonly id: number };

const nameOf = ({ id }: OfPub) => `later ${id}`;

/** What was typed about orders for later and not saved: it waits while another page is open. */
export const typedLater = {
  of: (pub: OfPub): Partial<LaterFields> | undefined => {
    const stored = keptInTab.stored(nameOf(pub));
    const held = keptInTab.held(nameOf(pub)) as Partial<LaterFields> | undefined;
    return (
      held ?? (stored === undefined ? undefined : (JSON.parse(stored) as Partial<LaterFields>))
    );
  },
  keep: (pub: OfPub, typed: Partial<LaterFields>): void => {
    if (Object.keys(typed).length === 0) keptInTab.drop(nameOf(pub));
    else keptInTab.keep(nameOf(pub), typed, [JSON.stringify(typed)]);
  },
};
