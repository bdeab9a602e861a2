import { zipEntries } from './zip-entries.ts';

/** What a workbook may be when it is unpacked: that of the largest menu has a tenth. */
const MAX_UNZIPPED_BYTES = 24 * 1024 * 1024;

/** Files that somebody may well choose and that are not read; each has its own way out. */
export type UnreadKind =
  | 'import_is_picture'
  | 'import_is_old_workbook'
  | 'import_is_document'
  | 'import_is_archive'
  | 'import_is_protected'
  | 'import_broken_file'
  | 'import_file_too_large'
  | 'import_wrong_type';

export type FileKind = 'xlsx' | 'ods' | 'pdf' | 'text' | UnreadKind;

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of kinds of files, from a position on. */
const SIGNATURES: readonly (readonly [FileKind, at: number, bytes: readonly number[]])[] = [
  ['pdf', 0, ascii('%PDF')],
  ['import_is_picture', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['import_is_picture', 0, [0xff, 0xd8, 0xff]],
  ['import_is_picture', 0, ascii('GIF8')],
  ['import_is_picture', 8, ascii('WEBP')],
  ['import_is_picture', 4, ascii('ftyphei')],
  ['import_is_picture', 4, ascii('ftypmif1')],
  ['import_is_picture', 4, ascii('ftypavif')],
  ['import_is_picture', 0, [0x49, 0x49, 0x2a, 0]],
  ['import_is_picture', 0, [0x4d, 0x4d, 0, 0x2a]],
  ['import_is_document', 0, ascii('{\\rtf')],
  ['import_is_archive', 0, ascii('Rar!')],
  ['import_is_archive', 0, [0x37, 0x7a, 0xbc, 0xaf]],
  ['import_is_archive', 0, [0x1f, 0x8b]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of the files of Office before 2007, and of those with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, index) => bytes[from + index] === byte);

/** The names of the streams of a compound file are UTF-16 in its directory. */
function kindOfCompound(bytes: Uint8Array<ArrayBuffer>): UnreadKind {
  const text = new TextDecoder('latin1').decode(bytes);
  const has = (name: string): boolean => text.includes(name.split('').join('\0'));
  if (has('EncryptedPackage')) return 'import_is_protected';
  if (has('WordDocument') || has('PowerPoint')) return 'import_is_document';
  return 'import_is_old_workbook';
}

function kindOfZip(file: ArrayBuffer): FileKind {
  const entries = zipEntries(file);
  if (!entries) return 'import_broken_file';
  if (entries.bytes > MAX_UNZIPPED_BYTES) return 'import_file_too_large';
  const has = (start: string): boolean => entries.names.some((name) => name.startsWith(start));
  if (has('xl/workbook.bin') || has('Index/Tables/')) return 'import_is_old_workbook';
  if (has('xl/')) return 'xlsx';
  if (has('word/') || has('ppt/') || has('Index/')) return 'import_is_document';
  // The type of an open document is its first file, unpacked.
  const type = new TextDecoder('latin1').decode(
    new Uint8Array(file, 0, Math.min(200, file.byteLength)),
  );
  if (type.includes('opendocument.spreadsheet')) return 'ods';
  return type.includes('opendocument') ? 'import_is_document' : 'import_is_archive';
}

/** What a file is, by its bytes and not by its name. */
export function fileKind(file: ArrayBuffer): FileKind {
  const bytes = new Uint8Array(file);
  if (startsWith(bytes, ZIP)) return kindOfZip(file);
  if (startsWith(bytes, COMPOUND)) return kindOfCompound(bytes);
  const found = SIGNATURES.find(([, at, start]) => startsWith(bytes, start, at));
  return found?.[0] ?? 'text';
}
