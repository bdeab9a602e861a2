import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type ConfigurationFile = 'patroni.yml' | 'etcd.env' | 'haproxy-postgres.cfg';

/**
 * An operator's file with other addresses, folders and names. One that it does not contain is an error: the suite
 * runs what operators run.
 */
export function configurationWith(
  file: ConfigurationFile,
  replacements: Readonly<Record<string, string>>,
): string {
  const url = new URL(`../../deploy/patroni/${file}`, import.meta.url);
  let text = readFileSync(fileURLToPath(url), 'utf8');
  for (const [written, replacement] of Object.entries(replacements)) {
    if (!text.includes(written)) throw new Error(`${file} does not contain ${written}`);
    text = text.replaceAll(written, replacement);
  }
  return text;
}

/** The variables of a file of assignments, as systemd reads it. */
export function variablesOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes('=') && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
