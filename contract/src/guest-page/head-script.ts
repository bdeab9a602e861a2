/** Where a phone remembers that the files of the page's own face have come. */
export const FACE_KEPT = 'comanda.face';

/** The name of the list, on the page's window, of what was pressed before the page's program came. */
export const EARLY_PRESSES = 'early';

/**
 * The one script that stands inside a page; the server allows it by its hash. It runs before anything is
 * drawn: a face or a table that is put on later would move the lines, and a guest presses as soon as there is
 * a menu.
 */
export const HEAD_SCRIPT = [
  `${EARLY_PRESSES}=[];onclick=e=>${EARLY_PRESSES}.push(e.target);`,
  '{let c=document.documentElement.classList;',
  `/[?&]table=./.test(location.search)&&c.add('seated');`,
  `try{localStorage['${FACE_KEPT}']&&c.add('face')}catch{}}`,
].join('');
