/**
 * Keeps a fixed element as high as the visible area. Where a keyboard covers the page instead of making
 * it smaller (Safari on phones), only the visual viewport has that height.
 */
export function followVisibleArea(element: HTMLElement | null): () => void {
  const viewport = window.visualViewport;
  if (!element || !viewport) return () => {};
  const follow = () => {
    // A page enlarged by pinch zoom is larger than the visible area on purpose.
    const isCovered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
    if (isCovered) {
      element.style.setProperty('--seen-height', `${viewport.height}px`);
      element.style.setProperty('--seen-top', `${viewport.offsetTop}px`);
    } else {
      element.style.removeProperty('--seen-height');
      element.style.removeProperty('--seen-top');
    }
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
