/** Accepts pictures dropped on an element; returns a function that stops it. */
export function acceptDrops(element: HTMLElement, onFile: (file: File) => void): () => void {
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
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
