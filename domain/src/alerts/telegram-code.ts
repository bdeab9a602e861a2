/** How long the link that connects a chat is valid. */
export const TELEGRAM_CODE_MINUTES = 10;

/** More than the people who answer orders in any venue, and few enough that all get a message at once. */
export const MAX_TELEGRAM_CHATS_OF_PUB = 20;

/** Telegram allows these characters in the links that start a bot, at most 64. */
export const TELEGRAM_CODE = /^[\w-]{64}$/;

/** `/start CODE` in a private chat; in a group the bot's name is behind the command. */
const START = /^\/start(?:@(\w+))?(?:\s+(\S+))?\s*$/;

/** The command that begins a chat with a bot; `code` is undefined when a person has typed it. */
export function readStart(
  text: string,
  botName: string,
): { readonly code: string | undefined } | undefined {
  const [start, addressee, code] = START.exec(text) ?? [];
  if (start === undefined) return undefined;
  if (addressee !== undefined && addressee.toLowerCase() !== botName.toLowerCase())
    return undefined;
  return { code: code !== undefined && TELEGRAM_CODE.test(code) ? code : undefined };
}
