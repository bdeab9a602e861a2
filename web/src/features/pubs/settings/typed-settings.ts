import type { Pub } from '@comanda/contract/pubs';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import type { PubForm } from './pub-settings.ts';
import { valuesOf, type FormSection } from './sections.ts';

const nameOf = ({ id }: Pick<Pub, 'id'>) => `settings ${id}`;

function read(stored: string | undefined): Partial<PubForm> {
  return stored === undefined ? {} : (JSON.parse(stored) as Partial<PubForm>);
}

/** What was typed in the settings of a pub and not saved: it waits while another page is open. */
export const typedSettings = {
  of: (pub: Pick<Pub, 'id'>): Partial<PubForm> =>
    (keptInTab.held(nameOf(pub)) as Partial<PubForm> | undefined) ??
    read(keptInTab.stored(nameOf(pub))),
  /** Replaces what is kept of one section. */
  keep: (pub: Pick<Pub, 'id'>, section: FormSection, typed: Partial<PubForm>): void => {
    const before = typedSettings.of(pub);
    const ofSection = valuesOf(section, before);
    const others = Object.entries(before).filter(([field]) => !Object.hasOwn(ofSection, field));
    const kept = { ...Object.fromEntries(others), ...valuesOf(section, typed) };
    if (Object.keys(kept).length === 0) keptInTab.drop(nameOf(pub));
    else keptInTab.keep(nameOf(pub), kept, [JSON.stringify(kept)]);
  },
};
