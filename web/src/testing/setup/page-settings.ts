import { removedAfterTest } from '../page/rendered.ts';

/** Writes settings into the head of the page, as the server does, until the end of the test. */
export function setPageSettings(settings: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(settings)) {
    const meta = Object.assign(document.createElement('meta'), { name, content });
    document.head.append(meta);
    removedAfterTest(() => {
      meta.remove();
    });
  }
}
