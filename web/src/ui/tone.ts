/** The five colours of a state; which state has which colour is for the features to say. */
export type Tone = 'red' | 'orange' | 'blue' | 'green' | 'grey';
