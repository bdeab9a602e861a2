import type { Goal, Row } from './bench.ts';
import { summarise } from './statistics.ts';

/** Three significant digits: the spread of a measurement is larger than the fourth. */
export function figure(value: number | undefined): string {
  if (value === undefined) return '';
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 4 });
}

function goalText(goal: Goal): string {
  const bound = 'atLeast' in goal ? `≥ ${figure(goal.atLeast)}` : `≤ ${figure(goal.atMost)}`;
  return goal.of === 'ratio' ? bound : `figure ${bound}`;
}

function isReached({ rounds, goal }: Row): boolean {
  const { product, ratio } = summarise(rounds);
  const value = goal.of === 'ratio' ? (ratio ?? Number.NaN) : product;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

const HEADINGS = [
  'work',
  'unit',
  'product',
  'limit',
  'compared with',
  'ratio',
  'spread',
  'goal',
  '',
];

function cellsOf(row: Row): string[] {
  const { product, limit, ratio, spread } = summarise(row.rounds);
  return [
    row.work,
    row.unit,
    figure(product),
    figure(limit),
    row.limit,
    figure(ratio),
    spread.map(figure).join(' to '),
    goalText(row.goal),
    isReached(row) ? 'reached' : '**missed**',
  ];
}

/** The one table of all benches, in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
