/** A pub's Wi-Fi: the network's name, empty while nobody knows it, and its password, empty when it is open. */
type Wifi = { readonly network: string; readonly password: string };

/** What separates the parts of the text must not end one of them. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
}

/** What the Wi-Fi code says: a phone that reads it offers to join. */
export function wifiJoinText({ network, password }: Wifi): string {
  if (password === '') return `WIFI:T:nopass;S:${escaped(network)};;`;
  return `WIFI:T:WPA;S:${escaped(network)};P:${escaped(password)};;`;
}

/** FNV-1a, 32 bits: enough to tell one text from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Where the Wi-Fi code is served. The address changes with what the code says: what keeps pictures by
 * their address never shows the code of yesterday's password.
 */
export function wifiCodePath(urlName: string, wifi: Wifi): string {
  return `/pub/${urlName}/wifi.svg?v=${fingerprint(wifiJoinText(wifi))}`;
}
