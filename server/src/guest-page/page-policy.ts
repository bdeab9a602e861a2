import { FACE_SCRIPT, HEAD_SCRIPT } from '@comanda/contract/guest-page';
import type { Deps } from '../deps.ts';
import { contentSecurityPolicy } from '../web-app/content-security-policy.ts';

/** The content of the page's style; a pub's own colours make it different for each. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** A page has one of them: the headers share the first window of the network with the page. */
const SCRIPTS = [HEAD_SCRIPT, FACE_SCRIPT];

/** The policy of one drawn page: it allows the style in it by its hash, and no attribute of style. */
export function pagePolicy(
  { settings }: Pick<Deps, 'settings'>,
  html: string,
  { isFramed = false } = {},
): string {
  return contentSecurityPolicy(settings.mapTilesUrl, {
    scripts: SCRIPTS.filter((script) => html.includes(`<script>${script}</script>`)),
    hasFonts: true,
    isFramed,
    styles: [...html.matchAll(STYLE)].map(([, style = '']) => style),
  });
}
