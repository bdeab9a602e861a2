import { writeFileSync } from 'node:fs';

// Makes the sound of a new order: a counter bell struck twice, the second note higher.
// `node tools/make-sound.ts` writes web/src/lib/sound/new-order.wav.

const FILE = new URL('../web/src/lib/sound/new-order.wav', import.meta.url);
const RATE = 22_050;
const SECONDS = 1.5;

type Strike = { readonly atSeconds: number; readonly hertz: number };
const strikes: readonly Strike[] = [
  { atSeconds: 0, hertz: 1318.5 },
  { atSeconds: 0.22, hertz: 1760 },
];

/** A bell's partials are not whole multiples, and the high ones end first. */
const partials = [
  { ratio: 1, loudness: 1, decay: 4.2 },
  { ratio: 2.01, loudness: 0.42, decay: 6.5 },
  { ratio: 2.76, loudness: 0.26, decay: 9 },
  { ratio: 5.4, loudness: 0.1, decay: 16 },
] as const;

const ATTACK_SECONDS = 0.003;

function loudnessAt(seconds: number, { atSeconds, hertz }: Strike): number {
  const age = seconds - atSeconds;
  if (age < 0) return 0;
  const attack = Math.min(1, age / ATTACK_SECONDS);
  return partials.reduce(
    (sum, { ratio, loudness, decay }) =>
      sum +
      loudness * attack * Math.exp(-decay * age) * Math.sin(2 * Math.PI * hertz * ratio * age),
    0,
  );
}

function samples(): number[] {
  const count = Math.floor(RATE * SECONDS);
  const raw = Array.from({ length: count }, (_, index) =>
    strikes.reduce((sum, strike) => sum + loudnessAt(index / RATE, strike), 0),
  );
  const peak = raw.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  // The last tenth fades out, so that it ends without a click.
  return raw.map((value, index) => {
    const fade = Math.min(1, (count - index) / (count * 0.1));
    return (value / peak) * 0.85 * fade;
  });
}

/** 16-bit mono PCM in a RIFF file. */
function wav(values: readonly number[]): Buffer {
  const dataBytes = values.length * 2;
  const file = Buffer.alloc(44 + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  for (const [index, value] of values.entries()) {
    file.writeInt16LE(Math.round(value * 32_767), 44 + index * 2);
  }
  return file;
}

writeFileSync(FILE, wav(samples()));
