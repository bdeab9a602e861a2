import { lateTools } from '../desk/toolbar/use-late-tools.ts';

/** The keys and the search of a desk load after its list; a test that presses a key needs them at once. */
export async function loadDeskTools(): Promise<void> {
  if (lateTools.current().part) return;
  await new Promise<void>((resolve) => {
    lateTools.subscribe(resolve);
    lateTools.load();
  });
}
