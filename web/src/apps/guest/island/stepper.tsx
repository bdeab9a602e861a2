type Props = {
  readonly count: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Without it the count may fall to 0. */
  readonly least?: number;
  readonly isMoreClosed: boolean;
  readonly onCount: (count: number) => void;
};

/** A count with a button on each side. */
export function Stepper({ count, lessLabel, moreLabel, least = 0, isMoreClosed, onCount }: Props) {
  return (
    <span className="count">
      <button
        type="button"
        className="less"
        aria-label={lessLabel}
        disabled={count <= least}
        onClick={() => onCount(count - 1)}
      />
      <output>{count}</output>
      <button
        type="button"
        className="less more"
        aria-label={moreLabel}
        disabled={isMoreClosed}
        onClick={() => onCount(count + 1)}
      />
    </span>
  );
}
