import { tableRoles as roles } from '#/components/ui/tables/row-table-style.ts';
import type { Mark, MatrixCell, PaperPart } from '#/lib/domain/papers/content/paper.present.ts';

type Table = Extract<PaperPart, { kind: 'table' }>;
type Matrix = Extract<PaperPart, { kind: 'matrix' }>;

const head =
  'border-line border-b bg-sunken px-4 py-2.5 text-left align-bottom font-medium text-13 text-muted first:pl-5 last:pr-5';
const rowStyle =
  'border-line border-t first:border-t-0 max-medium:flex max-medium:flex-col max-medium:gap-2 max-medium:px-5 max-medium:py-4';
const cellStyle = 'px-4 py-3 text-left align-top text-14 first:pl-5 last:pr-5 max-medium:p-0!';

/** A changed `display` removes this role from the element in some browsers. */
const rowHeader = { role: 'rowheader' };

/** Shows a table of sentences; on a phone each row is a stack of labelled lines. */
export function PaperTable({ title, heads, rows }: Table) {
  return (
    <Frame title={title} heads={heads}>
      {rows.map((row) => (
        <tr key={row[0]} {...roles.row} className={rowStyle}>
          {row.map((words, column) =>
            column === 0 ? (
              <RowName key={heads[column]} words={words} />
            ) : (
              <td key={heads[column]} {...roles.cell} className={cellStyle}>
                <Label words={heads[column] ?? ''} />
                <span className="wrap-anywhere">{words}</span>
              </td>
            ),
          )}
        </tr>
      ))}
    </Frame>
  );
}

/** Shows who sees how much: a symbol and a word in each cell. */
export function PaperMatrix({ title, heads, rows }: Matrix) {
  return (
    <Frame title={title} heads={heads}>
      {rows.map(({ name, cells }) => (
        <tr key={name} {...roles.row} className={rowStyle}>
          <RowName words={name} />
          {cells.map((cell, column) => (
            <td
              key={heads[column + 1]}
              {...roles.cell}
              className={`${cellStyle} max-medium:flex max-medium:justify-between max-medium:gap-4`}
            >
              <span className="text-muted medium:hidden">{heads[column + 1]}</span>
              <MatrixMark {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}

function MatrixMark({ mark, words }: MatrixCell) {
  return (
    <span className="inline-flex items-start gap-2">
      <svg viewBox="0 0 12 12" aria-hidden className="mt-1 size-3 shrink-0">
        {marks[mark]}
      </svg>
      {words}
    </span>
  );
}

const marks = {
  full: <circle cx={6} cy={6} r={4.5} className="fill-accent-text" />,
  part: <circle cx={6} cy={6} r={4} strokeWidth={1.5} className="fill-accent-soft stroke-accent-text" />,
  none: <path d="M2 6h8" strokeWidth={1.5} className="stroke-control-line" />,
} satisfies Record<Mark, React.ReactNode>;

function Frame({ title, heads, children }: { title: string; heads: readonly string[]; children: React.ReactNode }) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <table {...roles.table} aria-label={title} className="w-full border-collapse max-medium:block">
        <thead {...roles.group} className="max-medium:sr-only">
          <tr {...roles.row}>
            {heads.map((words) => (
              <th key={words} scope="col" {...roles.head} className={head}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className="max-medium:block">
          {children}
        </tbody>
      </table>
    </div>
  );
}

function RowName({ words }: { words: string }) {
  return (
    <th scope="row" {...rowHeader} className={`${cellStyle} wrap-anywhere min-w-32 font-medium`}>
      {words}
    </th>
  );
}

/** Shows the column's name where its heading isn't visible. */
function Label({ words }: { words: string }) {
  return <span className="block text-13 text-muted medium:hidden">{words}</span>;
}
