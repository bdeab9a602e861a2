/** Written by rate-limiter-flexible. */
type RequestCountTable = {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
};

export type LimitTables = { request_count: RequestCountTable };
