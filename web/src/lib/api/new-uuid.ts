/** A UUID for an action that must happen only once; `crypto.randomUUID` is missing on plain http. */
export const newUuid = (): string =>
  // Version 4; the two bits of its variant are fixed with two random ones beside them.
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (random & 15).toString(16);
  });
