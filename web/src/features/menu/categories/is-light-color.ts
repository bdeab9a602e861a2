/** Whether a `#rrggbb` text needs a dark background; by the luma of video, which is precise enough here. */
export function isLightColor(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const luma = 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return luma > 127;
}
