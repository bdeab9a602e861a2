/** The push services of the browsers: a name stands for itself and for the names below it. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether this server may send to an address that a browser gave as its subscription: anybody can send one, and it must
 * not make the server call an address of the operator's own network. `extraHosts` (`PUSH_EXTRA_HOSTS`) are allowed
 * additionally, with their port and also without TLS.
 */
export function isPushEndpoint(endpoint: string, extraHosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (extraHosts.includes(url.host)) return ['https:', 'http:'].includes(url.protocol);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return KNOWN_SERVICES.some((name) => url.host === name || url.host.endsWith(`.${name}`));
}
