import { open, rename, rm } from 'node:fs/promises';

/** Writes a file so that it is there whole or not at all, also after a power cut. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
