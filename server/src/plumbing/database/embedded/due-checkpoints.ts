/** When a checkpoint is due, by commits that reached the disk: once for each so many of them. */
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
