/** The receivers of events: members by subject, without empty rooms. */
export type Rooms<Member> = {
  add(subject: number, member: Member): void;
  remove(subject: number, member: Member): void;
  of(subject: number): readonly Member[];
  all(): readonly Member[];
  has(subject: number): boolean;
  isEmpty(): boolean;
};

const nobody: readonly never[] = [];

export function createRooms<Member>(): Rooms<Member> {
  // Lists that are replaced, never changed: most rooms have one member, for which a set is four times as large.
  const rooms = new Map<number, readonly Member[]>();
  const of = (subject: number): readonly Member[] => rooms.get(subject) ?? nobody;
  return {
    add: (subject, member) => {
      rooms.set(subject, [...of(subject), member]);
    },
    remove: (subject, member) => {
      const others = of(subject).filter((one) => one !== member);
      if (others.length > 0) rooms.set(subject, others);
      else rooms.delete(subject);
    },
    of,
    all: () => [...rooms.values()].flat(),
    has: (subject) => rooms.has(subject),
    isEmpty: () => rooms.size === 0,
  };
}
