import { createHash } from 'node:crypto';

const PLACEHOLDER = 'tiles-placeholder';

/**
 * The origin of the tiles in the syntax of a policy. A host with a placeholder (`{s}` is one of several
 * subdomains) becomes any host under the fixed labels.
 */
function tilesSource(mapTilesUrl: string): string {
  const { protocol, hostname, port } = new URL(mapTilesUrl.replaceAll(/\{\w+\}/g, PLACEHOLDER));
  const labels = hostname.split('.');
  const open = labels.findLastIndex((label) => label.includes(PLACEHOLDER));
  const host = open === -1 ? hostname : ['*', ...labels.slice(open + 1)].join('.');
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

function hashSource(script: string): string {
  return ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Only map tiles may come from another host; styles may be set on elements, as sliders and maps need. Of the
 * scripts inside a page only the named ones run.
 */
export function contentSecurityPolicy(mapTilesUrl: string, ...inlineScripts: string[]): string {
  const tiles = mapTilesUrl === '' ? '' : ` ${tilesSource(mapTilesUrl)}`;
  return [
    "default-src 'self'",
    `script-src 'self'${inlineScripts.map(hashSource).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
