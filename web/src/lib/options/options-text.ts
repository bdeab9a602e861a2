/** Chosen options in one line: "Mare, 2 × Cașcaval". */
export function optionsText(
  options: readonly { readonly name: string; readonly count: number }[],
): string {
  return options.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
