import { useState } from 'react';

export type PopupState<Subject> = {
  readonly isOpen: boolean;
  /** The popup's subject; stays while the popup fades. */
  readonly subject: Subject | undefined;
  /** How often it was opened: as a `key` it resets the fields of the popup. */
  readonly openCount: number;
  readonly open: (subject: Subject) => void;
  readonly close: () => void;
};

type State<Subject> = Pick<PopupState<Subject>, 'isOpen' | 'subject' | 'openCount'>;

/**
 * A popup opens only with a subject, and drops the typed values when it opens again. With an initial
 * subject it is open at once.
 */
export function usePopup<Subject>(openAbout?: Subject): PopupState<Subject> {
  const [state, setState] = useState<State<Subject>>({
    isOpen: openAbout !== undefined,
    subject: openAbout,
    openCount: 0,
  });
  return {
    isOpen: state.isOpen,
    subject: state.subject,
    openCount: state.openCount,
    open: (subject) => {
      setState(({ openCount }) => ({ isOpen: true, subject, openCount: openCount + 1 }));
    },
    close: () => {
      setState((before) => ({ ...before, isOpen: false }));
    },
  };
}
