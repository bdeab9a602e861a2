// Writes orders as fast as it can and prints each number once it is committed, until it is killed:
//   node crash-writer.ts DATA_DIR
import { writeSync } from 'node:fs';
import { openCrashDatabase, writeCrashOrder } from './crash-order.ts';

// Written synchronously, not through a stream, whose content a kill could lose.
const print = (line: string) => writeSync(1, `${line}\n`);

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('which data folder?');
const { kysely } = await openCrashDatabase(dataDir);
print('ready');
for (let turn = 0; ; turn += 1) print(String(await writeCrashOrder(kysely, turn)));
