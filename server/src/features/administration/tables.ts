export type AdministrationTables = {
  /** What an extension that is sent again is known by. */
  publication_extension: { action_id: string; pub_id: number; days: number; at: Date };
};
