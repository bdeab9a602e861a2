/** The receivers of events: members by subject, without empty rooms. */
export type Rooms<Member> = {
  add(subject: number, member: Member): void;
  remove(subject: number, member: Member): void;
  of(subject: number): readonly Member[];
  all(): readonly Member[];
  has(subject: number): boolean;
  isEmpty(): boolean;
};

export function createRooms<Member>(): Rooms<Member> {
  const rooms = new Map<number, Set<Member>>();
  return {
    add: (subject, member) => {
      const room = rooms.get(subject) ?? new Set();
      rooms.set(subject, room.add(member));
    },
    remove: (subject, member) => {
      const room = rooms.get(subject);
      if (room?.delete(member) && room.size === 0) rooms.delete(subject);
    },
    of: (subject) => [...(rooms.get(subject) ?? [])],
    all: () => [...rooms.values()].flatMap((room) => [...room]),
    has: (subject) => rooms.has(subject),
    isEmpty: () => rooms.size === 0,
  };
}
