import { pageHeightMm, type Lines, type PaperWidth } from '@comanda/domain/tickets';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-ticket.module.css';
import { TicketText } from './ticket-text.tsx';

type Props = {
  readonly lines: Lines;
  readonly paper: PaperWidth;
  /** The print dialog was closed, whether it printed or not. */
  readonly onEnd: () => void;
};

/** The font of a text, in every weight that a ticket has: what is not loaded when printing begins is not printed. */
async function loadFonts(element: HTMLElement): Promise<void> {
  const { fontFamily } = getComputedStyle(element);
  const weights = ['400', '600', '700'].map((weight) =>
    document.fonts.load(`${weight} 16px ${fontFamily}`, element.textContent),
  );
  // Offline: the device's own font prints.
  await Promise.allSettled(weights);
}

/** Prints a ticket, and nothing else of the page, as soon as it is there. */
export function PrintedTicket(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // What is printed is what was there when the button was pressed.
  const [{ lines, paper, onEnd }] = useState(props);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // The page's size depends on the ticket: a style sheet of the program cannot contain it.
    sheet.replaceSync(`@page { size: ${paper}mm ${pageHeightMm(lines, paper)}mm; margin: 0 }`);
    document.adoptedStyleSheets.push(sheet);
    let isLeft = false;
    window.addEventListener('afterprint', onEnd, { once: true });
    const print = async () => {
      if (ref.current) await loadFonts(ref.current);
      if (!isLeft) window.print();
    };
    void print();
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', onEnd);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [lines, paper, onEnd]);
  return createPortal(
    <div ref={ref} className={styles['printed']}>
      <TicketText lines={lines} paper={paper} />
    </div>,
    document.body,
  );
}
