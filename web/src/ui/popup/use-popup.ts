import { useState } from 'react';

export type PopupState<Subject> = {
  readonly isOpen: boolean;
  /** The popup's subject; stays while the popup fades. */
  readonly subject: Subject | undefined;
  /** Grows with each opening: as a `key` it gives every opening fresh fields. */
  readonly opening: number;
  readonly open: (subject: Subject) => void;
  readonly close: () => void;
};

type State<Subject> = Pick<PopupState<Subject>, 'isOpen' | 'subject' | 'opening'>;

/**
 * A popup opens only with a subject, and drops the typed values when it opens again. With an initial
 * subject it is open at once.
 */
export function usePopup<Subject>(openAbout?: Subject): PopupState<Subject> {
  const [state, setState] = useState<State<Subject>>({
    isOpen: openAbout !== undefined,
    subject: openAbout,
    opening: 0,
  });
  return {
    isOpen: state.isOpen,
    subject: state.subject,
    opening: state.opening,
    open: (subject) => {
      setState(({ opening }) => ({ isOpen: true, subject, opening: opening + 1 }));
    },
    close: () => {
      setState((before) => ({ ...before, isOpen: false }));
    },
  };
}
