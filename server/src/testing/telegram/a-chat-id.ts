let nextChat = 1_000;

/** An id of Telegram that no other chat of this file has. */
export const aChatId = (): number => (nextChat += 1);
