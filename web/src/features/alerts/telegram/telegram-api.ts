import type { TelegramState } from '@comanda/contract/alerts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/use-text.ts';

const ALERTS = '/api/company/:companyID/pubs/:pubID/alerts';
/** While a link is shown, the chat that opens it is expected. */
const LOOK_EVERY_MS = 3_000;

export type AlertsPub = { readonly companyID: number; readonly pubID: number };

const keyOf = ({ pubID }: AlertsPub) => ['alerts', 'telegram', pubID];

/** The chats of a pub; looked at again and again while one is expected. */
export function useTelegram(pub: AlertsPub, isExpecting: boolean) {
  return useQuery<TelegramState>({
    queryKey: keyOf(pub),
    queryFn: async ({ signal }) =>
      (await call(`GET ${ALERTS}/telegram`, { params: pub, signal })).telegram,
    refetchInterval: isExpecting && LOOK_EVERY_MS,
    // Shown in the card.
    meta: { handles: 'all' },
  });
}

/** Creates the link that connects a chat, which then reads in the language of this screen. */
export function useCreateCode(pub: AlertsPub) {
  const language = useLanguage();
  return useMutation({
    mutationFn: () => call(`POST ${ALERTS}/telegram-code`, { params: pub, body: { language } }),
    meta: { handles: 'all' },
  });
}

function useWrite<Input, Reply>(pub: AlertsPub, send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a failure: another screen may have removed the chat.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(pub) }),
    meta: { handles: 'all' },
  });
}

export function useRemoveChat(pub: AlertsPub) {
  return useWrite(pub, (chatID: number) =>
    call(`DELETE ${ALERTS}/telegram-chats/:chatID`, { params: { ...pub, chatID } }),
  );
}

export function useTestChats(pub: AlertsPub) {
  return useWrite<undefined, { readonly reached: number; readonly failed: number }>(pub, () =>
    call(`POST ${ALERTS}/telegram-test`, { params: pub }),
  );
}
