import { readPersonalData } from '../api.ts';

const REVOKE_AFTER_MS = 60_000;

/** Saves everything that is stored about the guest as a file on the device. */
export async function downloadData(): Promise<void> {
  const { client, orders } = await readPersonalData();
  const text = JSON.stringify({ client, orders }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'comanda.json';
  link.click();
  // A browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
