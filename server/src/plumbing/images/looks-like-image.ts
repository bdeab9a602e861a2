function hasAt(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}

/** An ISO media file with an AVIF brand; HEIC photos of phones have other brands. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !hasAt(bytes, 4, 'ftyp')) return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** Whether the first bytes are those of a PNG, JPEG, WebP or AVIF file. */
export function looksLikeImage(bytes: Buffer): boolean {
  return (
    hasAt(bytes, 0, '\u0089PNG\r\n\u001A\n') ||
    hasAt(bytes, 0, '\u00FF\u00D8\u00FF') ||
    (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP')) ||
    isAvif(bytes)
  );
}
