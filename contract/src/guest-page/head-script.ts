/** Where a phone keeps the files of the page's own face: for each its letters and its bytes in base64. */
export const FONT_KEPT = 'comanda.face';

/** The name of the list, on the page's window, of what was pressed before the page's program came. */
export const EARLY_PRESSES = 'early';

/** On the whole page while its guest sits at a table whose code they have scanned. */
export const SEATED = 'seated';

/**
 * Puts on the face that is kept here, or leaves the phone's own for as long as the page is open: a font that
 * comes later would change the page under the guest's hands.
 */
export const FONT_SCRIPT = [
  `try{for(let[r,b]of JSON.parse(localStorage['${FONT_KEPT}']))document.fonts.add(`,
  `new FontFace('Commissioner',Uint8Array.from(atob(b),x=>x.charCodeAt()),`,
  `{unicodeRange:r,weight:'400 700'}));`,
  `document.documentElement.classList.add('face')}catch{}`,
].join('');

/**
 * The one script that stands inside a menu's page; the server allows it by its hash. It runs before anything
 * is drawn: a face or a table that is put on later would move the lines, and a guest presses as soon as there
 * is a menu.
 */
export const HEAD_SCRIPT = [
  `${EARLY_PRESSES}=[];onclick=e=>${EARLY_PRESSES}.push(e.target);`,
  `/[?&]table=./.test(location.search)&&document.documentElement.classList.add('${SEATED}');`,
  FONT_SCRIPT,
].join('');
