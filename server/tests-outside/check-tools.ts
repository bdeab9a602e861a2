import { runSqlmap } from './sqlmap.ts';
import { runWapiti } from './wapiti.ts';
import { startWeakServer } from './weak-server.ts';

const LIMIT_SECONDS = 600;
const expected = [
  /^wapiti SQL Injection/m,
  /^wapiti Cross Site Scripting/m,
  /^sqlmap SQL injection/m,
];

/** Both tools have to find the weaknesses of a weak server: one that finds nothing there tries nothing. */
export async function checkTools(newFolder: () => string): Promise<void> {
  const weak = await startWeakServer();
  const addresses = [`${weak.address}/dishes?name=soup`, `${weak.address}/shown?name=soup`];
  const target = { addresses, headers: {}, limitSeconds: LIMIT_SECONDS };
  try {
    const found = [
      ...(await runWapiti({ ...target, folder: newFolder() })),
      ...(await runSqlmap({ ...target, folder: newFolder() })),
    ];
    const words = found.map(({ tool, what }) => `${tool} ${what}`).join('\n');
    for (const one of expected) {
      if (!one.test(words)) throw new Error(`not found in the weak server: ${one}\n${words}`);
    }
  } finally {
    await weak.stop();
  }
}
