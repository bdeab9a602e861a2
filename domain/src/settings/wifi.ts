/**
 * A pub's Wi-Fi: the network's name, empty when not entered, and its password, empty when the network is
 * open.
 */
type Wifi = { readonly network: string; readonly password: string };

/** The separators of the text, escaped inside its parts. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
}

/** The content of the Wi-Fi code: a phone that scans it offers to join the network. */
export function wifiJoinText({ network, password }: Wifi): string {
  if (password === '') return `WIFI:T:nopass;S:${escaped(network)};;`;
  return `WIFI:T:WPA;S:${escaped(network)};P:${escaped(password)};;`;
}

/** FNV-1a, 32 bits: enough to distinguish a text from the one before. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The address of the Wi-Fi code. It changes with the code's content, so that a cache never shows the code
 * with an old password.
 */
export function wifiCodePath(urlName: string, wifi: Wifi): string {
  return `/pub/${urlName}/wifi.svg?v=${fingerprint(wifiJoinText(wifi))}`;
}
