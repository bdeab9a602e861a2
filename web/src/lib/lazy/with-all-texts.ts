import { loadAllTexts } from '../i18n/i18n.ts';

/** A part of the program that is there when all texts are. */
export const withAllTexts =
  <Part>(fetchPart: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([fetchPart(), loadAllTexts()]);
    return part;
  };
