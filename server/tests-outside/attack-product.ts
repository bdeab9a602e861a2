import { clientAt } from '../src/testing/app/client-at.ts';
import { acceptedFor } from './accepted-findings.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { signInAll, startDemoProduct, wrongSignIn } from './demo-product.ts';
import type { Finding } from './run-tool.ts';
import { runSqlmap } from './sqlmap.ts';
import { startAddresses, type Asker } from './start-addresses.ts';
import { runWapiti } from './wapiti.ts';

const LIMIT_SECONDS = 1_800;
/** For each address that a tool began with: fewer mean that it was refused, or gave up. */
const LEAST_REQUESTS = 15;

type Tool = Finding['tool'];
type Total = { tried: number; refused: number; failed: number };
type Run = { readonly tool: Tool; readonly name: string; readonly addresses: number };

export type Outcome = {
  readonly totals: Readonly<Record<Tool, Total>>;
  /** Findings that are not accepted, answers of the class 5xx, and runs that tried too little; one line each. */
  readonly faults: readonly string[];
};

/** Lets both tools try the product with its demo, as everybody who can sign in. */
export async function attackProduct(newFolder: () => string): Promise<Outcome> {
  const product = await startDemoProduct();
  const proxy = await startCountingProxy(product.address);
  const totals = {
    wapiti: { tried: 0, refused: 0, failed: 0 },
    sqlmap: { tried: 0, refused: 0, failed: 0 },
  };
  const faults: string[] = [];

  const judge = async (run: Run, findings: Promise<readonly Finding[]>): Promise<void> => {
    const { tool, name, addresses } = run;
    const reports = (await findings).map((finding) => ({
      reason: acceptedFor(finding),
      line: `${finding.what} at ${finding.where}`,
    }));
    const { tried, refused, failed } = proxy.takeCounts();
    const total = totals[tool];
    total.tried += tried;
    total.refused += refused;
    total.failed += failed.length;
    console.log(`${tool}, ${name}: ${tried} requests, ${refused} refused, ${failed.length} failed`);
    const few = tried < addresses * LEAST_REQUESTS ? [`only ${tried} requests`] : [];
    const found = reports.filter(({ reason }) => reason === undefined).map(({ line }) => line);
    for (const reason of new Set(reports.map((report) => report.reason ?? ''))) {
      if (reason !== '') console.log(`  accepted: ${reason}`);
    }
    faults.push(...[...few, ...failed, ...found].map((line) => `${tool}, ${name}: ${line}`));
  };

  try {
    const client = clientAt(product.address);
    const callers = await signInAll(client);
    const starts = await startAddresses(client, callers);
    const start = (paths: readonly string[], headers: Readonly<Record<string, string>>) => ({
      addresses: paths.map((one) => proxy.address + one),
      headers,
      folder: newFolder(),
      limitSeconds: LIMIT_SECONDS,
    });
    for (const name of Object.keys(starts) as Asker[]) {
      const { plain, marked } = starts[name];
      const headers = { accesstoken: callers[name].accesstoken };
      const wapiti = { tool: 'wapiti', name, addresses: plain.length } as const;
      await judge(wapiti, runWapiti(start(plain, headers)));
      const sqlmap = { tool: 'sqlmap', name, addresses: marked.length } as const;
      await judge(sqlmap, runSqlmap(start(marked, headers)));
    }
    const signIn = start(['/api/auth/login'], { 'content-type': 'application/json' });
    const run = { tool: 'sqlmap', name: 'the sign-in', addresses: 1 } as const;
    await judge(run, runSqlmap({ ...signIn, body: wrongSignIn }));
  } finally {
    await proxy.stop();
    await product.stop();
  }
  return { totals, faults };
}
