import type { Telegram } from '../../plumbing/telegram/telegram.ts';

/** A bot for tests of all calls, in which no message is read: every call of Telegram succeeds. */
export const telegramThatAnswers: Telegram = {
  username: async () => 'comanda_test_bot',
  knownUsername: () => 'comanda_test_bot',
  send: async () => 1,
  edit: async () => {},
  editKeyboard: async () => {},
  answerPress: async () => {},
  updates: async () => [],
};
