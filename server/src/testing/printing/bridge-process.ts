import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packBridge } from '../../features/printing/bridge/pack-bridge.ts';

/** The program as a pub downloads it. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-bridge-program-'));
const PROGRAM = path.join(folder, 'bridge.mjs');
fs.writeFileSync(PROGRAM, await packBridge());
process.once('exit', () => {
  fs.rmSync(folder, { recursive: true, force: true });
});

export type BridgeProcess = {
  /** What it has written so far. */
  readonly said: () => string;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(): Promise<void>;
};

/** The bridge as a pub starts it; its settings are in this file. */
export function startBridge(file: string, ...args: string[]): BridgeProcess {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, COMANDA_BRIDGE_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer): void => {
    said += text.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    said: () => said,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
