/** Browsers and Node both have it; the contract takes nothing else of either. */
declare class URLSearchParams {
  constructor(search?: string);
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
