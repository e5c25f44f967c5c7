/** Draws a horizon that also looks like a line of better and worse days. It's only decoration. */
export function Landscape({ className, isBanner }: { className?: string; isBanner?: boolean }) {
  const part = isBanner ? '0 196 600 278' : '0 0 600 800';
  return (
    <svg viewBox={part} preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <rect width="600" height="800" className="fill-art-sky" />
      <circle cx="408" cy="318" r="84" className="fill-art-sun" />
      <path d="M0 430C90 380 150 350 240 392S420 478 600 352V800H0Z" className="fill-art-far" />
      <path d="M0 520C120 470 190 500 290 540S470 560 600 476V800H0Z" className="fill-art-mid" />
      <path d="M0 640C110 596 220 560 330 604S500 690 600 622V800H0Z" className="fill-art-near" />
      <path d="M0 742C140 690 260 684 380 722S530 760 600 732V800H0Z" className="fill-art-front" />
      <path
        d="M0 520C120 470 190 500 290 540S470 560 600 476"
        className="fill-none stroke-[3] stroke-art-mark"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g className="fill-art-mark">
        <circle cx="125" cy="494" r="7" />
        <circle cx="290" cy="540" r="7" />
        <circle cx="448" cy="551" r="7" />
      </g>
    </svg>
  );
}

/** The picture of a page that shows a failure. */
export const failureArt = <Landscape isBanner className="h-52 w-full rounded-card" />;
