/** The main script that a page of the app refers to; it changes with every deployment that changes the app. */
export function programName(html: string): string | undefined {
  return /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];
}
