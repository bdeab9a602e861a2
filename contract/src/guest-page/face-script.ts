/** Where a phone remembers that the files of the page's own face have come. */
export const FACE_KEPT = 'comanda.face';

/**
 * The one script that stands inside a page; the server allows it by its hash. It runs before anything is
 * drawn: a face that is put on later would move the lines.
 */
export const FACE_SCRIPT = `try{localStorage['${FACE_KEPT}']&&document.documentElement.classList.add('face')}catch{}`;
