/** One file: the desk is the page for which a pub is opened, and every page of it has the desk's bar and bell. */
export { PubArea } from './pub-area.tsx';
export { DeskPage } from './desk-page.tsx';
