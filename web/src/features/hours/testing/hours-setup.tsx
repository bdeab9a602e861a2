import type { Pub } from '@comanda/contract/pubs';
import { DEFAULT_HOURS, findHoursProblems, type PubHours } from '@comanda/domain/hours';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { text } from '../../../testing/setup/test-texts.ts';
import { HoursScreen } from '../hours-screen.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
let unmount: () => void = () => {};

/** Ends the page; what was typed in it stays in the tab until `closeHoursScreen`. */
export function leaveHoursScreen(): void {
  unmount();
  unmount = () => {};
}

export function closeHoursScreen(): void {
  leaveHoursScreen();
  keptInTab.dropAll();
  vi.unstubAllGlobals();
}

/** The page with a fake server that stores what is sent, as the real one does: with a revision, and what makes sense. */
export function openHoursScreen(hours: Partial<PubHours> = {}, fields: Partial<Pub> = {}) {
  let pub = aPub({ hours: { ...DEFAULT_HOURS, ...hours }, hours_revision: 4, ...fields });
  const sent: PubHours[] = [];
  let show: (pub: Pub) => void = () => {};
  const change = (changed: PubHours) => {
    pub = { ...pub, hours: changed, hours_revision: pub.hours_revision + 1 };
  };
  fakeApi({
    [`GET ${PUB}`]: () => ({ ok: true, pub }),
    [`PUT ${PUB}/hours`]: ({ body }) => {
      if (body.revision !== pub.hours_revision) return refusal(409, 'hours_changed_meanwhile');
      if (findHoursProblems(body.hours).length > 0) return refusal(400, 'validation_error');
      sent.push(body.hours);
      change(body.hours);
      return { ok: true, hours: pub.hours, revision: pub.hours_revision };
    },
  });
  function Screen() {
    const [known, setKnown] = useState(pub);
    useEffect(() => {
      show = setKnown;
    }, []);
    const [onHours] = useState(
      () => (newer: Pick<Pub, 'hours' | 'hours_revision'>) =>
        setKnown((before) => ({
          ...before,
          hours: newer.hours,
          hours_revision: newer.hours_revision,
        })),
    );
    return <HoursScreen pub={known} onHours={onHours} />;
  }
  unmount = draw(<Screen />, '/admin/pub/7/hours');
  return {
    /** What the server has saved, in sequence. */
    sent,
    saved: () => pub.hours,
    /** Somebody else saves; this page learns of it only with `isSeen`. */
    others: (changeOf: (hours: PubHours) => PubHours, { isSeen }: { readonly isSeen: boolean }) => {
      change(changeOf(pub.hours));
      if (isSeen) show(pub);
    },
  };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = () => page.getByRole('dialog');
export const save = () => button(text('ui.save'));

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
/** The same hours on each day; the numbers are whole hours. */
export const every = (...spans: [from: number, to: number][]) => ({
  week: spans.map(([from, to]) => ({ days: ALL_DAYS, start: from * 60, end: to * 60 })),
  follows: null,
  last_order: 0,
});
