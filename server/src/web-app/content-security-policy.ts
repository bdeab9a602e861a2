import { createHash } from 'node:crypto';

const PLACEHOLDER = 'tiles-placeholder';

/**
 * Where the tiles come from, as a policy names it. A host with a placeholder (`{s}` is one of several
 * subdomains) is any host under the labels that are fixed.
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
 * Nothing from another host but map tiles; styles may be set on elements, as sliders and maps do. Of scripts
 * inside a page only those that are named here run.
 */
export function contentSecurityPolicy(mapTilesUrl: string, ...inlineScripts: string[]): string {
  const tiles = mapTilesUrl === '' ? '' : ` ${tilesSource(mapTilesUrl)}`;
  return [
    "default-src 'self'",
    `script-src 'self'${inlineScripts.map(hashSource).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
