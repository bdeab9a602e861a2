/** The text frames of one WebSocket server, from the bytes of its connection. */
export function createFrameReader(onText: (text: string) => void): (chunk: Buffer) => void {
  let rest: Buffer | undefined;

  /** Reads one frame; returns the position after it, or undefined when it is incomplete. */
  function readFrame(bytes: Buffer, start: number): number | undefined {
    if (bytes.length < start + 2) return undefined;
    const opcode = (bytes[start] ?? 0) & 15;
    const short = (bytes[start + 1] ?? 0) & 127;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < start + header) return undefined;
    const extended = header === 10 ? bytes.readUInt32BE(start + 6) : bytes.readUInt16BE(start + 2);
    const body = start + header;
    const end = body + (header === 2 ? short : extended);
    if (bytes.length < end) return undefined;
    if (opcode === 1) onText(bytes.toString('utf8', body, end));
    return end;
  }

  return (chunk) => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    let position = 0;
    for (;;) {
      const end = readFrame(bytes, position);
      if (end === undefined) break;
      position = end;
    }
    rest = position < bytes.length ? bytes.subarray(position) : undefined;
  };
}

/** A short text of a client: masked, with the mask 0. */
export function maskedText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
