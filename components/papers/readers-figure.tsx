import { clsx } from 'clsx';
import type { Drawing, Shape } from '#/lib/domain/papers/drawing/readers-drawing.ts';

/** Shows a drawing of the two paths that a check-in's answers take. */
export function ReadersFigure({ about, drawing }: { about: string; drawing: Drawing }) {
  const { width, height, shapes } = drawing;
  return (
    <svg
      role="img"
      aria-label={about}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      className="mx-auto my-2 w-full max-w-md overflow-visible"
    >
      {shapes.map((shape) => (
        <ShapeMark key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

const boxLook = {
  own: 'fill-accent-soft stroke-accent-text',
  others: 'fill-sunken stroke-control-line',
  frame: 'fill-none stroke-control-line',
} as const;

function ShapeMark({ shape }: { shape: Shape }) {
  if (shape.kind === 'dot') {
    const { x, y, radius, isOwn } = shape;
    return <circle cx={x} cy={y} r={radius} className={isOwn ? 'fill-accent-text' : 'fill-control-line'} />;
  }
  if (shape.kind === 'box') {
    const { look, x, y, width, height } = shape;
    return <rect x={x} y={y} width={width} height={height} rx={8} className={boxLook[look]} />;
  }
  if (shape.kind === 'arrow') {
    const [x1, y1] = shape.from;
    const [x2, y2] = shape.to;
    const line = shape.isOwn ? 'stroke-accent-text' : 'stroke-control-line';
    return (
      <g>
        <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={1.4} className={line} />
        <path d={shape.head} className={shape.isOwn ? 'fill-accent-text' : 'fill-control-line'} />
      </g>
    );
  }
  return (
    <text
      x={shape.x}
      y={shape.y}
      textAnchor="middle"
      fontSize={11.5}
      className={clsx('fill-ink', shape.isStrong && 'font-medium')}
    >
      {shape.words}
    </text>
  );
}
