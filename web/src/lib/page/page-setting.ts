/** A setting that the server has written into the head of its page; empty where it has not. */
export function pageSetting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
