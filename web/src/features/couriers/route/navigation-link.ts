type Place = {
  readonly lat: number | null | undefined;
  readonly lng: number | null | undefined;
  readonly address: string;
};

/** An address as it is shown, without the marks around a text that is written from right to left. */
const plain = (address: string) => address.replaceAll(/[\u2068\u2069]/g, '');

const isApple = (userAgent: string) => /iPhone|iPad|iPod|Macintosh/.test(userAgent);

/** A link to the phone's navigation app: `geo:` on Android, Apple Maps on an iPhone. */
export function navigationLink({ lat, lng, address: shown }: Place, userAgent: string): string {
  const address = plain(shown);
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
