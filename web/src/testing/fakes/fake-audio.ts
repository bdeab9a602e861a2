export const SOUND_SECONDS = 1.5;

/** A browser's audio, blocked until the first user gesture; the page creates one and reuses it. */
export class FakeAudio extends EventTarget {
  static rings = 0;
  static state = 'running';
  static made: FakeAudio | undefined;
  readonly destination = {};

  constructor() {
    super();
    FakeAudio.made = this;
  }

  get state(): string {
    return FakeAudio.state;
  }

  /** Suspended while the browser mutes the page, or when the device sleeps. */
  readonly currentTime = 0;

  readonly decodeAudioData = async () => ({ duration: SOUND_SECONDS });

  readonly createBufferSource = () => ({
    connect: () => {},
    start: () => {
      FakeAudio.rings += 1;
    },
  });

  readonly resume = async () => {
    FakeAudio.become('running');
  };

  static become(state: string): void {
    FakeAudio.state = state;
    FakeAudio.made?.dispatchEvent(new Event('statechange'));
  }
}

/** Also serves the bell's sound file. */
export function withSound(others: typeof fetch): typeof fetch {
  return async (input, init) =>
    JSON.stringify(input).includes('new-order')
      ? new Response(new ArrayBuffer(8))
      : others(input, init);
}
