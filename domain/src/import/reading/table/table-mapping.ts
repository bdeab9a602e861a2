import type { TableColumn } from './column-words.ts';

/** What each column of a table is. */
export type TableMapping = {
  /** The row of the header, from 0. */
  readonly headerAt: number;
  /** One entry for each column of the table; undefined is not read. */
  readonly columns: readonly (TableColumn | undefined)[];
};

/** A column of the menu for which several columns of the table compete, or none does. A person answers it. */
export type MappingQuestion = {
  readonly column: TableColumn;
  readonly candidates: readonly number[];
};

/** A table as its header was understood, with what a person has to answer before it is read. */
export type GuessedMapping = {
  readonly mapping: TableMapping;
  readonly questions: readonly MappingQuestion[];
  /** The columns whose header has one letter more, less or other than a known word: a person confirms them. */
  readonly unsure: readonly number[];
};
