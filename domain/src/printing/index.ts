export {
  copyMarkOf,
  printStateOf,
  printStates,
  type PrintJob,
  type PrintState,
} from './print-job.ts';
export { readPrinterAddress, type PrinterAddress } from './printer-address.ts';
export {
  BRIDGE_PATH,
  BRIDGE_SILENT_AFTER_MS,
  bridgeFields,
  MAX_PRINT_TRIES,
  MAX_PRINTERS_OF_PUB,
  PAIRING_CODE_MINUTES,
  PRINT_LEASE_MS,
  printerFields,
  printerStates,
  ticketKinds,
  type PrinterState,
  type TicketKind,
} from './printer-rules.ts';
