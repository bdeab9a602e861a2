import { useSyncExternalStore } from 'react';
import { SessionStore, type Session, type TabChannel } from './session-store.ts';

function tabChannel(): TabChannel {
  const channel = new BroadcastChannel('comanda.session');
  return {
    send: (message) => {
      channel.postMessage(message);
    },
    listen: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.data === 'signed_in' || event.data === 'signed_out') listener(event.data);
      });
    },
  };
}

/** The page's one session. */
export const session = new SessionStore(tabChannel());

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current);
}
