let isTold = false;

/** What the first switch to a delivery says where that makes each dish dearer; nothing after that. */
export function dearerAtFirst(): string | undefined {
  const { dearer } = document.body.dataset;
  if (isTold || dearer === undefined) return undefined;
  isTold = true;
  return dearer;
}

/** Stands beneath the switch until the next press of it. */
export function tellDearer(choice: Element | null, isDelivery: boolean): void {
  document.querySelector('.dearer')?.remove();
  const text = isDelivery ? dearerAtFirst() : undefined;
  if (text === undefined) return;
  const line = document.createElement('output');
  line.className = 'dearer';
  choice?.after(line);
  // A screen reader announces what changes in a region that it knows already.
  setTimeout(() => {
    line.textContent = text;
  });
}
