/** When there are more values, all are forgotten: browsers send a few. */
const MOST_VALUES = 1_000;
/** A longer value is rare, and would make the memory of many values large. */
const LONGEST = 200;

type Choose<Result> = (header: string | undefined) => Result;

/** Browsers send a few different values of a header, and parsing one takes longer than a look-up. */
export function rememberHeader<Result extends string>(choose: Choose<Result>): Choose<Result> {
  const results = new Map<string, Result>();
  const withoutHeader = choose(undefined);
  return (header) => {
    if (header === undefined) return withoutHeader;
    const known = results.get(header);
    if (known !== undefined) return known;
    const result = choose(header);
    if (results.size >= MOST_VALUES) results.clear();
    if (header.length <= LONGEST) results.set(header, result);
    return result;
  };
}
