/**
 * Keeps a fixed element as high as what can be seen. Where a keyboard lies over the page instead of
 * making it smaller (Safari on phones), only the visual viewport says how much that is.
 */
export function followSeenArea(element: HTMLElement | null): () => void {
  const seen = window.visualViewport;
  if (!element || !seen) return () => {};
  const follow = () => {
    // A page that two fingers have enlarged is larger than what is seen, and on purpose.
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
