// Cuts the power under the embedded database while it writes, again and again, and looks for lost orders:
//   node server/tests-power/power-cut.ts [ROUNDS]
// Needs root on Linux and loop devices; without them it prints a message and ends with code 2.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCrashDamage, openCrashDatabase } from './crash-order.ts';
import { startCrashProcess } from './crash-process.ts';
import { createPowerCutDisk, type PowerCutDisk } from './power-cut-disk.ts';

const DEFAULT_ROUNDS = 10;
const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);

async function cutWhileWriting(disk: PowerCutDisk, dataDir: string): Promise<number[]> {
  const writer = startCrashProcess(dataDir);
  await writer.ready;
  await sleep(150 + Math.random() * 2_500);
  disk.cut();
  // The writer runs on for a moment: orders that it still acknowledges on the dead disk count as lost.
  await sleep(Math.random() * 200);
  const acknowledged = await writer.kill();
  await disk.restart();
  return acknowledged;
}

/** A first start that is interrupted by a power cut must leave a folder that opens. */
async function cutWhileStarting(disk: PowerCutDisk, dataDir: string): Promise<number[]> {
  const writer = startCrashProcess(dataDir);
  await sleep(500 + Math.random() * 8_000);
  disk.cut();
  const acknowledged = await writer.kill();
  await disk.restart();
  return acknowledged;
}

async function checkAfter(
  dataDir: string,
  acknowledged: number[],
  isCleanClose: boolean,
): Promise<string[]> {
  const database = await openCrashDatabase(dataDir);
  const damage = await findCrashDamage(database.kysely, acknowledged);
  await database.close();
  if (isCleanClose) execFileSync('sync');
  return damage;
}

async function runRounds(disk: PowerCutDisk): Promise<boolean> {
  const dataDir = path.join(disk.folder, 'data');
  const acknowledged: number[] = [];
  let isSound = true;
  for (let round = 0; round < rounds; round += 1) {
    const fresh = round % 3 === 2 ? path.join(disk.folder, `fresh-${round}`) : undefined;
    const numbers = fresh
      ? await cutWhileStarting(disk, fresh)
      : await cutWhileWriting(disk, dataDir);
    if (!fresh) acknowledged.push(...numbers);
    const damage = await checkAfter(
      fresh ?? dataDir,
      fresh ? numbers : acknowledged,
      round % 2 === 0,
    );
    const kind = fresh ? 'first start' : 'writing';
    console.log(
      `round ${round + 1}, ${kind}: ${numbers.length} acknowledged,`,
      damage.join('; ') || 'sound',
    );
    if (damage.length > 0) isSound = false;
  }
  console.log(`${acknowledged.length} orders acknowledged over ${rounds} power cuts`);
  return isSound;
}

const disk = createPowerCutDisk();
if ('impossible' in disk) {
  console.error(`The power-cut test cannot run here: ${disk.impossible}.`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await runRounds(disk)) ? 0 : 1;
  } finally {
    await disk.remove();
  }
}
