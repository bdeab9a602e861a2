import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const romanian = 'Salate;Salată cu brânză şi ţelină;89,50\nSupe;Zeamă cu tăiţei;45';
const russian = 'Супы;Борщ с говядиной;65,00\nПицца;Четыре сыра;145';
const mixed = `${russian}\nCola;Coca-Cola 0.5;25`;

/** Platforms only decode: the bytes of a one-byte encoding are looked up among the 256 that it decodes. */
function oneByte(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return Uint8Array.from(text, (character) => {
    const byte = all.indexOf(character);
    if (byte === -1) throw new Error(`${character} is not in ${encoding}`);
    return byte;
  });
}

function utf16(text: string, { mark, isBig = false }: { mark: boolean; isBig?: boolean }) {
  const units = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let at = 0; at < units.length; at += 1) {
    view.setUint16(at * 2, units.charCodeAt(at), !isBig);
  }
  return new Uint8Array(view.buffer);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, string, Uint8Array<ArrayBuffer>]>([
  ['Romanian in UTF-8', romanian, utf8(romanian)],
  ['Romanian in UTF-8 with a mark', romanian, utf8(`\uFEFF${romanian}`)],
  ['Romanian in windows-1250', romanian, oneByte(romanian, 'windows-1250')],
  ['Romanian in UTF-16 without a mark', romanian, utf16(romanian, { mark: false })],
  ['Romanian in UTF-16', romanian, utf16(romanian, { mark: true })],
  ['Russian in UTF-8', russian, utf8(russian)],
  ['Russian in windows-1251', russian, oneByte(russian, 'windows-1251')],
  ['Russian in UTF-16, the high byte first', russian, utf16(russian, { mark: true, isBig: true })],
  ['Russian in cp866', russian, oneByte(russian, 'ibm866')],
  ['Russian in koi8-r', russian, oneByte(russian, 'koi8-r')],
  ['both in koi8-r', mixed, oneByte(mixed, 'koi8-r')],
  ['both in windows-1251', mixed, oneByte(mixed, 'windows-1251')],
  ['both in UTF-16 without a mark', mixed, utf16(mixed, { mark: false })],
  ['nothing but ASCII', 'Soup;55', utf8('Soup;55')],
  ['nothing', '', new Uint8Array()],
])('%s', (_name, text, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
