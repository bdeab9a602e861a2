declare module 'virtual:guest-texts/*' {
  const texts: import('../checkout/island-text-keys.ts').IslandTexts;
  export default texts;
}
