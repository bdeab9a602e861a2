/** An id that no other zone has; unlike `randomUUID` it is there on a plain http address too. */
export function newShapeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
