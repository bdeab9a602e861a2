import type { webcrypto } from 'node:crypto';
import type { ColumnType, Generated } from 'kysely';

export type PushKeyTables = {
  push_key: {
    id: Generated<boolean>;
    private_jwk: ColumnType<webcrypto.JsonWebKey, string, never>;
    created_at: Date;
  };
};
