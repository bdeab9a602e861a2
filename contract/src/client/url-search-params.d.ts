/** Exists in browsers and in Node; the contract uses no other platform API. */
declare class URLSearchParams {
  constructor(search?: string);
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
