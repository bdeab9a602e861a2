/**
 * Keeps a fixed element as high as the visible area. Where a keyboard covers the page instead of making
 * it smaller (Safari on phones), only the visual viewport has that height.
 */
export function followVisibleArea(element: HTMLElement | null): () => void {
  const seen = window.visualViewport;
  if (!element || !seen) return () => {};
  const follow = () => {
    // A page enlarged by pinch zoom is larger than the visible area on purpose.
    const isCovered = seen.scale === 1 && seen.height < window.innerHeight - 1;
    if (isCovered) {
      element.style.setProperty('--seen-height', `${seen.height}px`);
      element.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    } else {
      element.style.removeProperty('--seen-height');
      element.style.removeProperty('--seen-top');
    }
  };
  follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
  };
}
