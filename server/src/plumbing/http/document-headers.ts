import { FRAMED_HERE } from './answer-headers.ts';

/** What no page may use. Location, wake lock, sound and clipboard are for this host only by default. */
const PERMISSIONS_POLICY = [
  'camera=()',
  'microphone=()',
  'display-capture=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'hid=()',
  'midi=()',
].join(', ');

/** The headers of every page in a browser; calls return no documents. */
export function documentHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    // Says the same to browsers that do not read it in the policy.
    'x-frame-options': contentSecurityPolicy.includes(FRAMED_HERE) ? 'SAMEORIGIN' : 'DENY',
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
