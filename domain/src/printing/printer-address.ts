/** The port on which printers take bytes, unless another is set. */
const PRINTER_PORT = 9100;
const MAX_PORT = 65_535;
const MAX_HOST_LENGTH = 100;

export type PrinterAddress = { readonly host: string; readonly port: number };

/** A name or an IPv4 address, and a port behind a colon. */
const ADDRESS = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/i;
const ONLY_NUMBERS = /^[\d.]+$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/**
 * Where a bridge dials a printer, in the pub's own network: `192.168.1.50`, `printer-bar.local:9101`. Undefined for
 * everything else.
 */
export function readPrinterAddress(text: string): PrinterAddress | undefined {
  const [, host = '', port = String(PRINTER_PORT)] = ADDRESS.exec(text.trim()) ?? [];
  const isHost = host !== '' && host.length <= MAX_HOST_LENGTH && !host.includes('..');
  if (!isHost || (ONLY_NUMBERS.test(host) && !IPV4.test(host))) return undefined;
  const number = Number(port);
  return number >= 1 && number <= MAX_PORT ? { host, port: number } : undefined;
}
