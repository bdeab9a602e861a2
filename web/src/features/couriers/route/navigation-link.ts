type Place = {
  readonly lat: number | null | undefined;
  readonly lng: number | null | undefined;
  readonly address: string;
};

const isApple = (userAgent: string) => /iPhone|iPad|iPod|Macintosh/.test(userAgent);

/** A link to the phone's navigation app: `geo:` on Android, Apple Maps on an iPhone. */
export function navigationLink({ lat, lng, address }: Place, userAgent: string): string {
  const hasPoint = typeof lat === 'number' && typeof lng === 'number';
  const point = hasPoint ? `${lat},${lng}` : '';
  const goal = encodeURIComponent(point === '' ? address : point);
  if (/Android/.test(userAgent)) {
    const label = hasPoint ? `${goal}(${encodeURIComponent(address)})` : goal;
    return `geo:${point === '' ? '0,0' : point}?q=${label}`;
  }
  return isApple(userAgent)
    ? `https://maps.apple.com/?daddr=${goal}`
    : `https://www.google.com/maps/dir/?api=1&destination=${goal}`;
}
