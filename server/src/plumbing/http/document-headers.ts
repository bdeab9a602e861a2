/** What pages may ask a device for: its place (on a map), its screen's light, a sound. Nothing else. */
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

/** The headers of everything that a browser shows as a page; calls answer no documents. */
export function documentHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
