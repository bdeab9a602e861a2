/** The five colours of a state; the features choose a colour for each state. */
export type Tone = 'red' | 'orange' | 'blue' | 'green' | 'grey';
