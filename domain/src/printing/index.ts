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
  CANCELED_AFTER_MS,
  MAX_PRINT_TRIES,
  MAX_PRINTERS_OF_PUB,
  PAIRING_CODE_MINUTES,
  PRINT_LEASE_MS,
  printedKinds,
  printerFields,
  printerStates,
  ticketKinds,
  type PrintedKind,
  type PrinterState,
  type TicketKind,
} from './printer-rules.ts';
