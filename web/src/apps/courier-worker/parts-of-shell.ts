/** The programs and styles that a page refers to: without one of them it stays empty. */
export function partsOfShell(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
  return [...named].map(([, part = '']) => part);
}
