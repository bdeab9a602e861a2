import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool, type Finding, type Target } from './run-tool.ts';

/** Without those that need a server on the internet, and lists that Debian's package does not contain. */
const MODULES = [
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss',
  'redirect,shellshock,sql,xss,xxe',
].join(',');

type Entry = { readonly path: string; readonly parameter: string; readonly info: string };
type Report = Readonly<
  Record<'vulnerabilities' | 'anomalies', Readonly<Record<string, readonly Entry[]>>>
>;

/** Follows links from the addresses and tries each parameter of what it has found. */
export async function runWapiti(target: Target): Promise<Finding[]> {
  const { addresses, headers, folder, limitSeconds } = target;
  const report = path.join(folder, 'wapiti.json');
  const starts = addresses.flatMap((address) => ['--start', address]);
  const asked = Object.entries(headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  const command = [
    `wapiti --url ${new URL('/', addresses[0]).href} --scope domain --depth 2 --module ${MODULES}`,
    '--max-scan-time 120 --max-attack-time 60 --no-bugreport --verbose 1',
    `--format json --output ${report} --store-session ${folder} --store-config ${folder}`,
  ];
  await runTool([...command.join(' ').split(' '), ...starts, ...asked], limitSeconds);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([what, entries]) =>
    entries.map(({ path: at, parameter, info }) => ({
      tool: 'wapiti' as const,
      what: `${what}: ${info}`,
      where: parameter ? `${at} (${parameter})` : at,
    })),
  );
}
