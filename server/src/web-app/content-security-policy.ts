import { createHash } from 'node:crypto';
import { FRAMED_HERE, NO_FRAMES } from '../plumbing/http/answer-headers.ts';

const PLACEHOLDER = 'tiles-placeholder';

const addressOf = (mapTilesUrl: string): URL =>
  new URL(mapTilesUrl.replaceAll(/\{\w+\}/g, PLACEHOLDER));

/** The host of the tiles, without labels that contain a placeholder (`{s}` is one of several subdomains). */
export function tilesHostOf(mapTilesUrl: string): string {
  const labels = addressOf(mapTilesUrl).hostname.split('.');
  return labels.slice(labels.findLastIndex((label) => label.includes(PLACEHOLDER)) + 1).join('.');
}

/** The origin of the tiles in the syntax of a policy: with a placeholder any host under the fixed labels. */
function tilesSource(mapTilesUrl: string): string {
  const { protocol, hostname, port } = addressOf(mapTilesUrl);
  const fixed = tilesHostOf(mapTilesUrl);
  const host = fixed === hostname ? hostname : `*.${fixed}`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

function hashSource(content: string): string {
  return ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** What a page contains between its tags instead of in a file, and whether it is shown in a frame. */
type Page = {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly isFramed?: boolean;
  /** Whether its fonts are in its styles. */
  readonly hasFonts?: boolean;
};

/**
 * Only map tiles may come from another host. Of the scripts and styles inside a page only these are used; a
 * program may set the style of an element, but no markup may. A framed page is framed by this host alone.
 */
export function contentSecurityPolicy(
  mapTilesUrl: string,
  { scripts = [], styles = [], isFramed = false, hasFonts = false }: Page = {},
): string {
  const tiles = mapTilesUrl === '' ? '' : ` ${tilesSource(mapTilesUrl)}`;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map(hashSource).join('')}`,
    `style-src 'self'${styles.map(hashSource).join('')}`,
    `img-src 'self' data: blob:${tiles}`,
    ...(hasFonts ? ['font-src data:'] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? FRAMED_HERE : NO_FRAMES,
  ].join('; ');
}
