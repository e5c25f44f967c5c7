import { CallAddress } from '#/components/reference/call-address.tsx';
import { CallArticle } from '#/components/reference/call-article.tsx';
import { FieldForms } from '#/components/reference/field-tree.tsx';
import type { ChapterView } from '#/lib/domain/reference/page/chapter.present.ts';

/** One feature: its calls at a glance, then each call in full, then the shapes that they share. */
export function ChapterScreen({ chapter: { title, about, calls, shapes } }: { chapter: ChapterView }) {
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-32">{title}</h1>
          <p className="max-w-2xl text-pretty text-16 text-muted">{about}</p>
        </div>
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {calls.map((call) => (
            <li key={call.name} className="border-line not-last:border-b">
              <a
                href={`#${call.name}`}
                className="grid items-baseline gap-x-4 gap-y-1 px-4 py-2.5 transition-colors hover:bg-hover medium:grid-cols-[14rem_1fr]"
              >
                <span className="text-14">{call.title}</span>
                <span className="flex items-baseline gap-2 text-13 text-muted">
                  <CallAddress method={call.method} path={call.path} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {calls.map((call) => (
        <CallArticle key={call.name} call={call} />
      ))}
      {shapes.length > 0 && (
        <section aria-labelledby="shapes" className="flex flex-col gap-6 border-line border-t pt-10">
          <h2 id="shapes" className="text-24">
            Shapes
          </h2>
          {shapes.map(({ name, forms }) => (
            <section
              key={name}
              id={`shape-${name}`}
              aria-label={name}
              className="max-w-3xl scroll-mt-8 large:scroll-mt-0"
            >
              <h3 className="pb-2 font-medium text-16">
                <code>{name}</code>
              </h3>
              <FieldForms forms={forms} isSent={false} />
            </section>
          ))}
        </section>
      )}
    </div>
  );
}
