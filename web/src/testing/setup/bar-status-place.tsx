import { useBar } from '../../ui/terminal-bar/bar-context.tsx';

/** The bar's slot for the states of a screen, without the bar. */
export function BarStatusPlace() {
  const { setStatusElement } = useBar();
  return <div ref={setStatusElement} />;
}
