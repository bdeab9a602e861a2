import { printTexts, ticketOf } from '@comanda/contract/printing';
import { allTexts, translate, type Language } from '@comanda/contract/texts';
import type { Kitchen, Order } from '@comanda/contract/orders';
import { rasterOf, type Raster } from '@comanda/domain/printer';
import type { PaperWidth } from '@comanda/domain/tickets';
import type { TicketKind } from '@comanda/domain/printing';

export type Expected = {
  readonly pubName: string;
  readonly kind?: TicketKind;
  readonly paper?: PaperWidth;
  readonly language?: Language;
  readonly kitchen?: Kitchen;
  readonly now?: Date;
  readonly marks?: readonly (
    | keyof typeof printTexts
    | readonly [keyof typeof printTexts, number]
  )[];
};

/** The picture of an order's ticket, as a printer should show it. */
export function pictureOf(
  order: Order,
  {
    pubName,
    kind = 'kitchen',
    paper = 80,
    language = 'ro',
    kitchen,
    now = new Date(0),
    marks = [],
  }: Expected,
): Pick<Raster, 'bytesInRow' | 'height'> & { readonly dots: string } {
  const texts = marks.map((mark) => {
    const [key, number] = typeof mark === 'string' ? [mark] : mark;
    return translate(printTexts[key], language, number === undefined ? {} : { number });
  });
  const lines = ticketOf(
    order,
    { kind, paper, kitchen, marks: texts },
    {
      t: (key, values) => translate(allTexts[key], language, values),
      language,
      pub: { name: pubName, time_zone: 'Europe/Chisinau' },
      now,
    },
  );
  return dotsOf(rasterOf(lines, paper));
}

/** A picture in a form that `toEqual` compares, and whose difference a failed test prints. */
export const dotsOf = ({ bytesInRow, height, bytes }: Raster) => ({
  bytesInRow,
  height,
  dots: Buffer.from(bytes).toString('base64'),
});
