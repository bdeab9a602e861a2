import * as ids from './ids.ts';

/** The info that the server has written into the page for its program. */
export function readInfo(): unknown {
  const text = document.querySelector(`#${ids.info}`)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
