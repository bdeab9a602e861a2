const nameOf = (pubID: number): string => `comanda.alerts.${pubID}`;

/** The number under which the server lists this browser at a pub; undefined when it shows no alerts of it. */
export function rememberedDevice(pubID: number): number | undefined {
  const id = Number(localStorage.getItem(nameOf(pubID)));
  return id > 0 ? id : undefined;
}

export function rememberDevice(pubID: number, id: number | undefined): void {
  if (id === undefined) localStorage.removeItem(nameOf(pubID));
  else localStorage.setItem(nameOf(pubID), String(id));
}
