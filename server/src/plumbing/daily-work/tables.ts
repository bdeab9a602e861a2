type DailyWorkTable = {
  name: string;
  /** The day, `YYYY-MM-DD`. */
  done_for: string;
  /** No other process begins it before this time. */
  leased_until: Date;
};

export type DailyWorkTables = { daily_work: DailyWorkTable };
