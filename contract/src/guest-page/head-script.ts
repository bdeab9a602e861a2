/** The name of the list, on the page's window, of presses before the page's program was loaded. */
export const EARLY_PRESSES = 'early';

/** A class of the whole page while its guest sits at a table whose code they scanned. */
export const AT_TABLE = 'seated';

/** A class of the whole page until its typeface can be drawn. */
const FACELESS = 'faceless';

/**
 * Shows the page once its typeface, which is in the styles before, can be drawn: letters that change later would move
 * the lines while the guest reads. A page whose styles did not come is shown at once.
 */
export const FACE_SCRIPT = [
  `{let d=document,c=d.documentElement.classList;c.add('${FACELESS}');`,
  `d.fonts.load('1em Commissioner','a\u0103\u044f').finally(()=>c.remove('${FACELESS}'))}`,
].join('');

/**
 * The only inline script of a menu's page; the server allows it by its hash. It runs before the first paint:
 * a table applied later would move the lines, and a guest presses as soon as the menu is visible.
 */
export const HEAD_SCRIPT = [
  `${EARLY_PRESSES}=[];onclick=e=>${EARLY_PRESSES}.push(e.target);`,
  `/[?&]table=./.test(location.search)&&document.documentElement.classList.add('${AT_TABLE}');`,
  FACE_SCRIPT,
].join('');
