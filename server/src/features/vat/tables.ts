import type { VatClass } from '@comanda/domain/vat';
import type { GeneratedAlways } from 'kysely';

export type VatTables = {
  vat_rate: {
    id: GeneratedAlways<number>;
    vat_class: VatClass;
    /** YYYY-MM-DD. */
    valid_from: string;
    /** In hundredths of a percent. */
    rate: number;
  };
};
