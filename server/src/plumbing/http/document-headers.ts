/** Permissions that pages may request: location (on a map), wake lock, autoplay. No others. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'screen-wake-lock=(self)',
  'autoplay=(self)',
  'clipboard-write=(self)',
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
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
