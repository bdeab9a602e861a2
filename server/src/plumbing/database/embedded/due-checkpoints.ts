/** When a checkpoint is due: once per this many commits that reached the disk. */
export type DueCheckpoints = {
  readonly isDue: (commits: number) => boolean;
  readonly done: (commits: number) => void;
};

export function countCheckpoints(every: number, commits: number): DueCheckpoints {
  let dueAt = commits + every;
  return {
    isDue: (now) => now >= dueAt,
    done: (now) => {
      dueAt = now + every;
    },
  };
}
