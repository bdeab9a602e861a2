/** One row as soon as the demo's set-up has begun. */
export type DemoTables = { demo_setup: { is_ready: boolean } };
