/**
 * Texts that are sent before a valid value, and how they are stored if the field accepts them. The last one is stored as
 * nothing, so nearly every field accepts it.
 */
export const additions: readonly { readonly sent: string; readonly stored: string }[] = [
  // Stored as they are sent.
  { sent: 'a\u200Bb\u200Cc\u2060d', stored: 'a\u200Bb\u200Cc\u2060d' },
  { sent: '\u200Fשלום\u200E مرحبا 12', stored: '\u200Fשלום\u200E مرحبا 12' },
  { sent: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣', stored: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣' },
  { sent: 'W'.repeat(200), stored: 'W'.repeat(200) },
  { sent: 'W'.repeat(4_001), stored: 'W'.repeat(4_001) },
  // Stored without the unwanted characters.
  { sent: 'a\u0000b', stored: 'ab' },
  { sent: 'a\u0007\u001B[31m\u007F\u0085b', stored: 'a[31mb' },
  { sent: 'a\u202Egpj.exe', stored: 'agpj.exe' },
  { sent: '\u202A\u202B\u202Da\u202C', stored: 'a' },
  { sent: '\u2066\u2067\u2068a\u2069', stored: 'a' },
  { sent: 'a\ud800b\udc00c', stored: 'a\uFFFDb\uFFFDc' },
  { sent: `a${'\u0301'.repeat(500)}`, stored: 'a\u0301\u0301\u0301\u0301' },
  { sent: `a${'\u0489'.repeat(20)}`, stored: 'a\u0489\u0489\u0489\u0489' },
  { sent: 'a\uFEFFb', stored: 'ab' },
  { sent: '\u202A\u0000\u2069', stored: '' },
];

/** Texts of which nothing can be seen: a field that must not be empty refuses them. */
export const invisibleTexts: readonly string[] = [
  '\u202E',
  '\u200B\u2060',
  '\u0000\u0007\u001B',
  '\u3164',
  '\u2800 \u00A0',
  '\u0301\u0301',
  '\uFEFF\u2066\u2069',
];

/** What no text of the database may contain: controls, characters that turn what follows, stacked marks. */
export const UNWANTED =
  // oxlint-disable-next-line no-control-regex -- they are looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069]|\p{M}{5}/u;
