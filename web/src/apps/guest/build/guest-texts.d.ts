declare module 'virtual:guest-texts/checkout/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-text-keys.ts').IslandTexts<'checkout'>;
  export default texts;
}

declare module 'virtual:guest-texts/delivery/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-text-keys.ts').IslandTexts<'delivery'>;
  export default texts;
}

declare module 'virtual:guest-texts/account/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-text-keys.ts').IslandTexts<'account'>;
  export default texts;
}
