export type AdministrationTables = {
  /** Recognises an extension that is sent again. */
  publication_extension: { action_id: string; pub_id: number; days: number; at: Date };
};
