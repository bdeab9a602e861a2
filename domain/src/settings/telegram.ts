/** A Telegram name as it is stored: without the address or the sign that users write before it. */
export function telegramName(written: string): string {
  return written
    .trim()
    .replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\//i, '')
    .replaceAll('@', '')
    .trim();
}

/** The rule of Telegram's names: letters, digits and underscores, a letter first. */
const NAME = /^[a-z]\w{3,31}$/i;

/** The address of a Telegram name; undefined when the name is invalid. */
export function telegramAddress(name: string): string | undefined {
  return NAME.test(name) ? `https://t.me/${name}` : undefined;
}
