import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool, type Finding, type Target } from './run-tool.ts';

type Request = Target & {
  /** Of a POST; sqlmap tries each value of its JSON. */
  readonly body?: unknown;
};

/** Its file `log` is empty unless a parameter is injectable. */
function readFindings(folder: string): Finding[] {
  return globSync('*/log', { cwd: folder }).flatMap((file) => {
    const log = readFileSync(path.join(folder, file), 'utf8');
    return [...log.matchAll(/^Parameter: (.*)$/gm)].map(([, where = '']) => ({
      tool: 'sqlmap' as const,
      what: 'SQL injection',
      where,
    }));
  });
}

/** Tries to inject SQL into each parameter, and each part of a path that is marked with `*`. */
export async function runSqlmap(request: Request): Promise<Finding[]> {
  const { addresses, headers, folder, limitSeconds, body } = request;
  const list = path.join(folder, 'addresses');
  writeFileSync(list, addresses.join('\n'));
  const asked = Object.entries(headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  const what =
    body === undefined ? ['-m', list] : ['-u', addresses[0] ?? '', '--data', JSON.stringify(body)];
  const command =
    'sqlmap --batch --disable-coloring --dbms PostgreSQL --threads 4 --ignore-code 401 --retries 1';
  await runTool([...command.split(' '), '--output-dir', folder, ...what, ...asked], limitSeconds);
  return readFindings(folder);
}
