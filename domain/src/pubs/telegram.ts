/** A name in Telegram as it is kept: without the address or the sign that people write before it. */
export function telegramName(written: string): string {
  return written
    .trim()
    .replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\//i, '')
    .replaceAll('@', '')
    .trim();
}

/** Letters, digits and underscores, a letter first: what Telegram gives out as a name. */
const NAME = /^[a-z]\w{3,31}$/i;

/** Where a Telegram name is reached; nothing for what cannot be one. */
export function telegramAddress(name: string): string | undefined {
  return NAME.test(name) ? `https://t.me/${name}` : undefined;
}
