const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

function groupsOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}

/** The eight groups of an IPv6 address without a dotted end. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const gap = Math.max(0, GROUPS - front.length - back.length);
  return [...front, ...Array.from({ length: gap }, () => 0), ...back];
}

/**
 * The block by which an address is counted. An IPv4 address counts by itself, also when written as IPv6; an
 * IPv6 address counts by its /64, since one household has all of it and can use every address in it.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const dotted = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined) return dotted;
  const [withoutZone = ''] = address.split('%');
  const groups = expand(withoutZone.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'));
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
