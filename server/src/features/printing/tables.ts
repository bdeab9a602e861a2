import type { Language } from '@comanda/contract/texts';
import type { PrintedKind, PrinterState, PrintJob, TicketKind } from '@comanda/domain/printing';
import type { PaperWidth } from '@comanda/domain/tickets';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

export type PrintingTables = {
  printer: {
    id: GeneratedAlways<number>;
    pub_id: number;
    name: string;
    address: string;
    paper: PaperWidth;
    prints: TicketKind[];
    station_id: number | null;
    language: Language;
    prints_by_itself: boolean;
    state: PrinterState | null;
  };
  print_bridge: {
    pub_id: number;
    name: string;
    token_hash: string;
    paired_at: Date;
    last_seen_at: Date;
  };
  print_bridge_code: {
    code_hash: string;
    pub_id: number;
    expires_at: Date;
  };
  print_job: {
    id: GeneratedAlways<number>;
    pub_id: number;
    printer_id: number;
    /** Null for a test page. */
    order_id: number | null;
    version: number;
    kind: PrintedKind | 'test';
    is_by_itself: boolean;
    created_at: Date;
    state: Generated<PrintJob['state']>;
    claim: string | null;
    leased_until: Date | null;
    tries: Generated<number>;
    is_unsure: Generated<boolean>;
    printed_at: Date | null;
  };
};

export type PrinterRow = Selectable<PrintingTables['printer']>;
export type BridgeRow = Selectable<PrintingTables['print_bridge']>;
export type JobRow = Selectable<PrintingTables['print_job']>;
