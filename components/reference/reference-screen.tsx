import { Logo } from '#/components/ui/logo.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';

export interface ReferenceCall {
  name: string;
  method: string;
  path: string;
  access: string;
  summary: string;
  mutates: boolean;
}

const accessWords: Record<string, string> = { open: 'Anyone', auth: 'Any signed-in person' };

/** Every call of the API on one page, grouped by the first part of its path. */
export function ReferenceScreen({ calls }: { calls: ReferenceCall[] }) {
  const areas = Map.groupBy(calls, ({ path }) => path.split('/')[2] ?? '');
  return (
    <main className="mx-auto flex max-w-4xl flex-col gap-8 p-4 medium:p-10">
      <Logo />
      <PageHeader
        title="API reference"
        description={
          <>
            The same contracts check every call. For tools: OpenAPI 3.1 at <code>/api/openapi.json</code>. Errors are
            always {'{ code, message, messages?, requestId }'}.
          </>
        }
      />
      {[...areas].map(([area, list]) => (
        <section key={area} aria-labelledby={`area-${area}`} className="flex flex-col gap-4">
          <h2 id={`area-${area}`} className="text-20">
            {area}
          </h2>
          {list.map((entry) => (
            <article key={entry.name} id={entry.name} className="rounded-card border border-line bg-surface p-4">
              <h3 className="flex flex-wrap items-baseline gap-2 text-14">
                <span className="font-semibold">{entry.method}</span>
                <code className="break-all">{entry.path}</code>
              </h3>
              <p className="mt-1 text-14">{entry.summary}</p>
              <p className="mt-1 text-13 text-muted">
                {accessWords[entry.access] ?? entry.access}
                {entry.mutates && ' · changes something, although it is a GET'}
              </p>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
