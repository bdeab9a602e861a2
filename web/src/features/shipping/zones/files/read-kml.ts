import { accept, refuse, type Accepted, type Refusal } from '@comanda/domain/refusal';
import {
  readGeoJson,
  ringOf,
  type FilePart,
  type FileProblem,
} from '@comanda/domain/shipping/files';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'saxen';

type Area = { outer: string; holes: number };

/** Google My Maps names a style by its colour: `#poly-0288D1-1200-77`. */
const STYLED = /^#poly-([0-9A-F]{6})/i;

function pairsOf(coordinates: string): number[][] {
  return coordinates
    .trim()
    .replaceAll(/,\s+/g, ',')
    .split(/\s+/)
    .map((place) => place.split(',').map(Number));
}

/** The areas of the placemarks, in any folders. */
class KmlReader {
  readonly parts: FilePart[] = [];
  isKml = false;
  hasLink = false;
  readonly #path: string[] = [];
  #name = '';
  #style = '';
  #areas: Area[] = [];

  open(name: string): void {
    this.#path.push(name);
    if (name === 'kml') this.isKml = true;
    else if (name === 'NetworkLink') this.hasLink = true;
    else if (name === 'Placemark') {
      this.#name = '';
      this.#style = '';
      this.#areas = [];
    } else if (name === 'Polygon') this.#areas.push({ outer: '', holes: 0 });
    else if (name === 'innerBoundaryIs') this.#changeArea((area) => (area.holes += 1));
  }

  text(text: string): void {
    const [parent, name] = this.#path.slice(-2);
    if (parent === 'Placemark' && name === 'name') this.#name += text;
    else if (parent === 'Placemark' && name === 'styleUrl') this.#style += text;
    else if (name === 'coordinates' && this.#path.includes('outerBoundaryIs')) {
      this.#changeArea((area) => (area.outer += text));
    }
  }

  close(name: string): void {
    this.#path.pop();
    if (name === 'Placemark') this.parts.push(...this.#placemark());
  }

  #changeArea(change: (area: Area) => void): void {
    const area = this.#areas.at(-1);
    if (area) change(area);
  }

  #placemark(): FilePart[] {
    const name = this.#name.trim();
    if (this.#areas.length === 0) return [{ name, problem: 'not_an_area' }];
    const [, hex] = STYLED.exec(this.#style.trim()) ?? [];
    return this.#areas.map(({ outer, holes }, index) => {
      const numbered = this.#areas.length > 1 && name !== '' ? `${name} ${index + 1}` : name;
      const vertices = ringOf(pairsOf(outer));
      if (!vertices) return { name: numbered, problem: 'bad_coordinates' };
      return {
        name: numbered,
        zoneId: undefined,
        color: hex === undefined ? undefined : `#${hex.toLowerCase()}`,
        vertices,
        hasHoles: holes > 0,
        terms: {},
      };
    });
  }
}

/** The areas of a KML text, as Google My Maps and Google Earth save it. */
export function readKml(text: string): Accepted<FilePart[]> | Refusal<FileProblem> {
  const reader = new KmlReader();
  const parser = new Parser();
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name) => {
    reader.open(plain(name));
  });
  parser.on('closeTag', (name) => {
    reader.close(plain(name));
  });
  parser.on('text', (part, decode) => {
    reader.text(decode(part));
  });
  parser.on('cdata', (part) => {
    reader.text(part);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.parse(text);
  } catch {
    return refuse('not_a_zone_file');
  }
  if (!reader.isKml) return refuse('not_a_zone_file');
  if (reader.parts.length === 0 && reader.hasLink) return refuse('only_a_link');
  return accept(reader.parts);
}

/** Of an archive: the first KML in it. */
export function readKmz(file: Uint8Array): Accepted<FilePart[]> | Refusal<FileProblem> {
  try {
    const files = unzipSync(file, {
      filter: ({ name, originalSize }) => /\.kml$/i.test(name) && originalSize <= MAX_FILE_BYTES,
    });
    const [content] = Object.values(files);
    return content ? readKml(strFromU8(content)) : refuse('not_a_zone_file');
  } catch {
    return refuse('not_a_zone_file');
  }
}

/** A hundred zones with five hundred corners each take a tenth of it. */
const MAX_FILE_BYTES = 20_000_000;

/** The areas of a file of zones: GeoJSON, KML or KMZ, told by what is in it. */
export async function readZoneFile(file: File): Promise<ReturnType<typeof readKml>> {
  if (file.size > MAX_FILE_BYTES) return refuse('file_is_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return readKmz(bytes);
  const text = new TextDecoder().decode(bytes).trimStart();
  if (text.startsWith('<')) return readKml(text);
  return readGeoJson(text);
}
