/** The storage key of the page's font files: for each its letters and its bytes in base64. */
export const STORED_FONT = 'comanda.face';

/** The name of the list, on the page's window, of presses before the page's program was loaded. */
export const EARLY_PRESSES = 'early';

/** A class of the whole page while its guest sits at a table whose code they scanned. */
export const AT_TABLE = 'seated';

/**
 * Applies the stored font, or leaves the phone's own for as long as the page is open: a font that is applied
 * later would move the page while the guest reads.
 */
export const FONT_SCRIPT = [
  `try{for(let[r,b]of JSON.parse(localStorage['${STORED_FONT}']))document.fonts.add(`,
  `new FontFace('Commissioner',Uint8Array.from(atob(b),x=>x.charCodeAt()),`,
  `{unicodeRange:r,weight:'400 700'}));`,
  `document.documentElement.classList.add('face')}catch{}`,
].join('');

/**
 * The only inline script of a menu's page; the server allows it by its hash. It runs before the first paint:
 * a font or a table applied later would move the lines, and a guest presses as soon as the menu is visible.
 */
export const HEAD_SCRIPT = [
  `${EARLY_PRESSES}=[];onclick=e=>${EARLY_PRESSES}.push(e.target);`,
  `/[?&]table=./.test(location.search)&&document.documentElement.classList.add('${AT_TABLE}');`,
  FONT_SCRIPT,
].join('');
