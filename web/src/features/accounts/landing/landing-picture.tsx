import styles from './landing-picture.module.css';

const rows = [0, 1, 2] as const;

/** A guest's phone: a dish, a few lines of the menu, the order button. */
const Phone = () => (
  <g transform="translate(36 92)">
    <rect className={styles['phone']} width="156" height="296" rx="24" />
    <rect className={styles['counter']} x="8" y="8" width="140" height="280" rx="17" />
    <path className={styles['wash']} d="M8 25a17 17 0 0 1 17-17h106a17 17 0 0 1 17 17v77H8z" />
    <circle className={styles['paper']} cx="78" cy="58" r="36" />
    <circle className={styles['hairline']} cx="78" cy="58" r="27" />
    <path className={styles['crust']} d="M56 62a22 22 0 0 1 44 0c0 6-10 11-22 11s-22-5-22-11z" />
    <path className={styles['stripe']} d="M66 58l8-8M74 64l12-12M84 66l9-9" />
    {rows.map((row) => (
      <g key={row} transform={`translate(20 ${116 + row * 40})`}>
        <rect className={styles['paper']} x="-2" y="-4" width="120" height="33" rx="4" />
        <rect className={styles['ink']} x="6" y="4" width={[62, 48, 70][row]} height="6" rx="3" />
        <rect
          className={styles['soft']}
          x="6"
          y="16"
          width={[38, 44, 30][row]}
          height="5"
          rx="2.5"
        />
        <circle
          className={row === 0 ? styles['accent'] : styles['hairline']}
          cx="102"
          cy="12"
          r="9"
        />
        <path className={row === 0 ? styles['onAccent'] : styles['stroke']} d="M98 12h8M102 8v8" />
      </g>
    ))}
    <rect className={styles['accent']} x="18" y="246" width="120" height="30" rx="15" />
    <path className={styles['onAccent']} d="M70 261l6 6 11-12" />
  </g>
);

const tear = (width: number) => 'l-6 6 l-6 -6 '.repeat(width / 12);

/** One slip on the rail; lines replace the words, so that the picture needs no translation. */
const PictureSlip = ({ number, tone }: { readonly number: string; readonly tone: string }) => (
  <>
    <path className={styles['sheet']} d={`M0 0h192v236${tear(192)}z`} />
    <rect className={tone} x="-5" y="14" width="11" height="206" rx="3" />
    <text className={styles['number']} fontSize="34" x="22" y="50">
      {number}
    </text>
    <rect className={tone} x="22" y="66" width="74" height="14" rx="7" opacity="0.9" />
    {[
      ['2 ×', 70, '96,00'],
      ['1 ×', 54, '65,00'],
      ['3 ×', 62, '84,00'],
    ].map(([count, width, amount], line) => (
      <g key={count} transform={`translate(22 ${108 + line * 24})`}>
        <text className={styles['counted']} fontSize="12" x="0" y="0">
          {count}
        </text>
        <rect className={styles['soft']} x="32" y="-7" width={width} height="6" rx="3" />
        <text className={styles['counted']} fontSize="12" x="156" y="0" textAnchor="end">
          {amount}
        </text>
      </g>
    ))}
    <path className={styles['dashes']} d="M22 176h156" />
    <text className={styles['total']} fontSize="19" x="178" y="204" textAnchor="end">
      245,00
    </text>
  </>
);

/** The slip moves from a phone to the rail in the kitchen. */
export const LandingPicture = () => (
  <svg className={styles['picture']} viewBox="0 0 520 400" aria-hidden="true">
    <g transform="translate(318 44) rotate(-2.5)" opacity="0.75">
      <PictureSlip number="#1047" tone={styles['blue'] ?? ''} />
    </g>
    <g className={styles['front']}>
      <g transform="translate(252 44) rotate(1.5)">
        <PictureSlip number="#1048" tone={styles['red'] ?? ''} />
      </g>
    </g>
    <rect className={styles['rail']} x="214" y="34" width="302" height="12" rx="6" />
    <rect className={styles['shine']} x="220" y="37" width="290" height="2.5" rx="1.25" />
    <Phone />
    <path className={styles['flight']} d="M196 352c52 24 112 2 128-44" />
    <path className={styles['head']} d="M314 318l11-16 7 18" />
  </svg>
);
