import type { PageOptions, ReadyBoardData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { BOARD_ID, LOST_LINE_ID } from '../markup/ready-board-info.ts';
import { InfoScript, renderDocument } from '../page/document.tsx';
import { translateIn, type Translate } from '../page/text.ts';

type ColumnProps = {
  readonly kind: 'preparing' | 'ready';
  readonly numbers: readonly number[];
  readonly languages: readonly Language[];
};

/** The numbers of one column, under its name in each language. */
function Column({ kind, numbers, languages }: ColumnProps) {
  return (
    <section className={kind}>
      <h2>
        {languages.map((language) => (
          <span key={language} lang={language}>
            {translateIn(language)(`guest.board.${kind}`)}
          </span>
        ))}
      </h2>
      <ul aria-live={kind === 'ready' ? 'polite' : undefined}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </section>
  );
}

/** How many numbers a column has: fewer are larger. */
function sizeOf({ preparing, ready }: ReadyBoardData['board']): 'few' | 'some' | 'many' {
  const most = Math.max(preparing.length, ready.length);
  if (most <= 6) return 'few';
  return most <= 15 ? 'some' : 'many';
}

/**
 * The screen at the counter: the numbers that are being prepared, and those to collect. Nothing else of an order is in it,
 * and no time: while nothing changes the document stays the same, byte for byte.
 */
export function renderReadyBoard(data: ReadyBoardData, options: PageOptions): string {
  const { pub, board, languages } = data;
  const inEach = (...text: Parameters<Translate>): string =>
    languages.map((language) => translateIn(language)(...text)).join(' · ');
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    // In each language: the title decides which letters the document loads.
    head: { title: `${inEach('guest.board.title')}, ${pub.name}` },
    children: (
      <>
        <header>
          <h1>{pub.name}</h1>
          <output id={LOST_LINE_ID} />
          <noscript>{inEach('guest.board.needs_script')}</noscript>
        </header>
        <main id={BOARD_ID} className={sizeOf(board)}>
          <Column kind="preparing" numbers={board.preparing} languages={languages} />
          <Column kind="ready" numbers={board.ready} languages={languages} />
        </main>
        <InfoScript
          info={{
            timeZone: pub.time_zone,
            lost: inEach('guest.board.lost', { time: '{{time}}' }),
          }}
        />
      </>
    ),
  });
}
