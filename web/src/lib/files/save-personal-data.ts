import { personalDataFile, type PersonalData } from '@comanda/contract/personal-data';
import { saveFile } from './save-file.ts';

/** Saves what is stored about the signed-in account as a file that people and programs can read. */
export function savePersonalData(data: PersonalData): void {
  const text = JSON.stringify(data, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), personalDataFile(data));
}
