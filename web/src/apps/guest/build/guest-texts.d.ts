declare module 'virtual:guest-texts/checkout' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'checkout'>;
  export default texts;
}

declare module 'virtual:guest-texts/delivery' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'delivery'>;
  export default texts;
}

declare module 'virtual:guest-texts/later' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'later'>;
  export default texts;
}

declare module 'virtual:guest-texts/account' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'account'>;
  export default texts;
}

declare module 'virtual:guest-texts/food' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'food'>;
  export default texts;
}

declare module 'virtual:guest-texts/push' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'push'>;
  export default texts;
}

declare module 'virtual:guest-texts/mia' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'mia'>;
  export default texts;
}

declare module 'virtual:guest-texts/receipt' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'receipt'>;
  export default texts;
}

declare module 'virtual:guest-texts/choosing' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'choosing'>;
  export default texts;
}

declare module 'virtual:guest-texts/side' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would end the ambient declaration
  const texts: import('../island/island-texts.ts').LoadTexts<'side'>;
  export default texts;
}
