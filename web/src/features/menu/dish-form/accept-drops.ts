/** Accepts pictures dropped on an element; returns a function that stops it. */
export function acceptDrops(
  element: HTMLElement,
  onFiles: (files: readonly File[]) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    element.dataset['dropping'] = '';
  };
  const leave = () => {
    delete element.dataset['dropping'];
  };
  element.addEventListener('dragenter', over, { signal });
  element.addEventListener('dragover', over, { signal });
  element.addEventListener('dragleave', leave, { signal });
  element.addEventListener(
    'drop',
    (event) => {
      leave();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
