declare module 'virtual:guest-texts/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../checkout/island-text-keys.ts').IslandTexts;
  export default texts;
}
