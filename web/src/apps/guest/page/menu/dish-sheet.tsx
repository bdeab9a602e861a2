import type { Say } from '../text.ts';

/** The frame of a dish seen close; the taps fill it from the card that was tapped. */
export function DishSheet({ say }: { say: Say }) {
  return (
    <dialog id="sheet" aria-labelledby="sheet-name">
      <button type="button" className="x" data-close aria-label={say('guest.page.close')} />
      <header>
        <img alt="" width={480} height={360} />
        <h2 id="sheet-name">{'\u00A0'}</h2>
      </header>
      <div>
        <p />
        <div className="buy">
          <span />
          <button type="button" className="less" aria-label={say('guest.page.remove_one')} />
          <output />
          <button type="button" className="main">
            {say('guest.page.add')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
