import type { PageOptions, ReadyBoardData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import * as ids from '../markup/ids.ts';
import { InfoScript, renderDocument } from '../page/document.tsx';
import { translateIn } from '../page/text.ts';

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
  const t = translateIn(options.language);
  const lost = languages.map((language) =>
    translateIn(language)('guest.board.lost', { time: '{{time}}' }),
  );
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    head: { title: t('guest.board.title', { pub: pub.name }) },
    children: (
      <>
        <h1>{pub.name}</h1>
        <output id={ids.lostLine} />
        <noscript>{t('guest.board.needs_script')}</noscript>
        <main id={ids.board} className={sizeOf(board)}>
          <Column kind="preparing" numbers={board.preparing} languages={languages} />
          <Column kind="ready" numbers={board.ready} languages={languages} />
        </main>
        <InfoScript info={{ timeZone: pub.time_zone, lost: lost.join(' · ') }} />
      </>
    ),
  });
}
