import { tableColumns, type TableColumn } from '@comanda/domain/import';
import type { Mappings } from '../reading/read-list.ts';
import type { ColumnsOfTable } from './mapping.ts';

const nameOf = (companyID: number): string => `comanda.columns.${companyID}`;

/** Far more than a company's programs export. */
const MAX_HEADERS = 20;
const MAX_KEY_LENGTH = 4000;

type Entry = readonly [key: string, columns: readonly (TableColumn | null)[]];

function isColumn(value: unknown): value is TableColumn | null {
  return value === null || tableColumns.some((column) => column === value);
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, columns] = value as unknown[];
  return typeof key === 'string' && Array.isArray(columns) && columns.every(isColumn);
}

/** The newest last. */
function entriesOf(companyID: number): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(nameOf(companyID)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** What people of a company have said on this device about the columns of their lists, by the header. */
export const rememberedColumns = {
  read: (companyID: number): Mappings =>
    Object.fromEntries(
      entriesOf(companyID).map(([key, columns]) => [
        key,
        columns.map((column) => column ?? undefined),
      ]),
    ),
  add: (companyID: number, said: Mappings): void => {
    const added = Object.entries(said).filter(([key]) => key.length <= MAX_KEY_LENGTH);
    const others = entriesOf(companyID).filter(([key]) => !(key in said));
    try {
      const entries: readonly (readonly [string, ColumnsOfTable | Entry[1]])[] = [
        ...others,
        ...added,
      ].slice(-MAX_HEADERS);
      window.localStorage.setItem(nameOf(companyID), JSON.stringify(entries));
    } catch {
      // The storage is full or forbidden: the person is asked again next time.
    }
  },
};
