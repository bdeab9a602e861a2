import { keptInTab } from '../../lib/session/kept-in-tab.ts';

type OfPub = { readonly id: number };

const nameOf = ({ id }: OfPub) => `hours ${id}`;

/** What was typed in the usual week of a pub and not saved: it waits while another page is open. */
export const typedHours = {
  of: (pub: OfPub): unknown => {
    const stored = keptInTab.stored(nameOf(pub));
    return keptInTab.held(nameOf(pub)) ?? (stored === undefined ? undefined : JSON.parse(stored));
  },
  keep: (pub: OfPub, typed: object): void => {
    if (Object.keys(typed).length === 0) keptInTab.drop(nameOf(pub));
    else keptInTab.keep(nameOf(pub), typed, [JSON.stringify(typed)]);
  },
};
